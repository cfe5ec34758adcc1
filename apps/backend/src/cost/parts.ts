import { Big } from 'big.js';
import type { BodyClass, ReceiptLine } from '@vvoz/catalogue/cost/costTypes';
import { createAbroadLine } from './abroad.ts';
import type { Context } from './context.ts';
import { OPERATOR, createRoubleLine, type LineText } from './lines.ts';
import { roundRub, percentToShare } from './money.ts';

const CLASS_NAMES: Readonly<Record<BodyClass, string>> = {
  passenger: 'легковой',
  minivan: 'минивэн',
  suv: 'джип',
  truck: 'грузовик',
  moto: 'мото',
};

/**
 * What a vehicle costs that comes as parts: taken apart (`construct`) or cut (`raspil`), sums by body class from the
 * settings. No duty, no recycling fee, no СБКТС.
 */
export function calculatePartsLines(context: Context, bodyClass: BodyClass): ReceiptLine[] {
  const { classes, cuttingJpy, raspilFreightPercent, raspilCustomsPercent } = context.settings.data.parts;
  const { disassemblyJpy, freightJpy, customsRub, assemblyRub } = classes[bodyClass];
  const text: LineText = { act: OPERATOR, row: CLASS_NAMES[bodyClass], basis: 'setting' };
  const yen = (code: 'cutting' | 'disassembly' | 'freight', amount: Big): ReceiptLine =>
    createAbroadLine(context, { code, amount, currency: 'jpy' }, text);
  if (context.input.variant === 'raspil')
    return [
      yen('cutting', new Big(cuttingJpy)),
      yen('freight', percentToShare(raspilFreightPercent).times(freightJpy)),
      createRoubleLine(
        'parts_customs',
        'customs',
        roundRub(percentToShare(raspilCustomsPercent).times(customsRub)),
        text,
      ),
    ];
  return [
    yen('disassembly', new Big(disassemblyJpy)),
    yen('freight', new Big(freightJpy)),
    createRoubleLine('parts_customs', 'customs', customsRub, text),
    createRoubleLine('assembly', 'russia', assemblyRub, text),
  ];
}
