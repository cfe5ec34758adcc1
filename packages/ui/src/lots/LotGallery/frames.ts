import { describeDamage, describePanel } from '@vvoz/catalogue/lots/damageCodes';
import { formatMarkCode } from '@vvoz/catalogue/lots/sheetMarks';
import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { formatLotName } from '@vvoz/catalogue/lots/lotText';
import { startsWithSheet } from '../model/pictures.ts';
import { formatVehicleAlt } from '../model/cardTexts.ts';
import type { FrameSource } from './frame.ts';

/** «Аукционный лист лота 5123: оценка 4, салон B; A1 передний бампер, U1 левая задняя дверь». */
function formatSheetAlt(lot: Lot): string {
  const sheet = parseSheetNote(lot.info);
  const grades = [
    ...(lot.rate === undefined ? [] : [`оценка ${lot.rate}`]),
    ...(sheet.interior === undefined ? [] : [`салон ${sheet.interior}`]),
  ].join(', ');
  const marks = sheet.marks
    .map((mark) => `${formatMarkCode(mark)} ${describePanel(mark) ?? describeDamage(mark) ?? ''}`.trim())
    .join(', ');
  const name = lot.lotNumber === undefined ? 'Аукционный лист' : `Аукционный лист лота ${lot.lotNumber}`;
  const details = [grades, marks].filter((part) => part !== '').join('; ');
  return details === '' ? name : `${name}: ${details}`;
}

/** The lot's pictures in the order of the source; the auction sheet is the first frame. Pictures of the vehicle count from 1. */
export function listFrames(lot: Lot): readonly FrameSource[] {
  const sheet = startsWithSheet(lot);
  const first = sheet ? 0 : 1;
  return lot.images.map((address, index) => ({
    address,
    ...(sheet && index === 0
      ? { label: 'Аукционный лист', alt: formatSheetAlt(lot) }
      : {
          label: `Снимок ${index + first}`,
          alt: index + first === 1 ? formatVehicleAlt(lot) : `${formatLotName(lot)}, снимок ${index + first}`,
        }),
  }));
}
