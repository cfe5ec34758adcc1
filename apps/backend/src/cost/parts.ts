import { Big } from 'big.js';
import type { BodyClass, ReceiptLine } from '@vvoz/law/costTypes';
import { createAbroadLine } from './abroad.ts';
import type { Context } from './context.ts';
import { OPERATOR, createRoubleLine, type LineText } from './lines.ts';
import { memoByTerms } from './memoByTerms.ts';
import { roundRub, percentToShare } from './money.ts';

const CLASS_NAMES: Readonly<Record<BodyClass, string>> = {
  passenger: 'легковой',
  minivan: 'минивэн',
  suv: 'джип',
  truck: 'грузовик',
  moto: 'мото',
};

function createPartsLines(context: Context, bodyClass: BodyClass): readonly ReceiptLine[] {
  const { classes, cuttingJpy, raspilFreightPercent, raspilCustomsPercent } = context.settings.data.parts;
  const { disassemblyJpy, freightJpy, customsRub, assemblyRub } = classes[bodyClass];
  const text: LineText = { act: OPERATOR, row: CLASS_NAMES[bodyClass], basis: 'setting' };
  const createYenLine = (code: 'cutting' | 'disassembly' | 'freight', amount: Big): ReceiptLine =>
    createAbroadLine(context, { code, amount, currency: 'jpy' }, text);
  if (context.input.variant === 'raspil')
    return [
      createYenLine('cutting', new Big(cuttingJpy)),
      createYenLine('freight', percentToShare(raspilFreightPercent).times(freightJpy)),
      createRoubleLine(
        'parts_customs',
        'customs',
        roundRub(percentToShare(raspilCustomsPercent).times(customsRub)),
        text,
      ),
    ];
  return [
    createYenLine('disassembly', new Big(disassemblyJpy)),
    createYenLine('freight', new Big(freightJpy)),
    createRoubleLine('parts_customs', 'customs', customsRub, text),
    createRoubleLine('assembly', 'russia', assemblyRub, text),
  ];
}

const partsLines = memoByTerms<readonly ReceiptLine[]>();

/**
 * The lines of a vehicle imported as parts: disassembled (`construct`) or cut (`raspil`). The sums are settings per
 * body class. There is no duty, no recycling fee and no СБКТС (safety certificate).
 */
export const calculatePartsLines = (context: Context, bodyClass: BodyClass): readonly ReceiptLine[] =>
  partsLines(context, `${context.input.variant} ${bodyClass}`, () => createPartsLines(context, bodyClass));
