import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';
import { LOT_FIELDS, type LotKey } from '@vvoz/catalogue/lots/lotFields';
import { formatSheetNote, parseInterior } from '@vvoz/catalogue/lots/sheetNote';
import { describeMachine } from '@vvoz/catalogue/lots/machineFacts';

/** The sheet and the first picture of the vehicle: a card shows one of them. */
const MAX_CARD_PICTURES = 2;

/** Keeps only the grade of the interior, because a card shows nothing else of the sheet's note. */
function shortenNote(info: string | undefined): Pick<LotSummary, 'info'> {
  const interior = parseInterior(info);
  return interior === undefined ? {} : { info: formatSheetNote({ interior }) };
}

/** Picks what a card needs, with the facts of a machine; the rest is not sent to the browser. */
export function toSummary(lot: Lot): LotSummary {
  const { info, images, yearText, ...fields } = lot;
  const kept = Object.entries(fields).filter(([key]) => LOT_FIELDS[key as LotKey].part === 'summary');
  const machine = describeMachine(lot);
  // The remaining fields are those of LotSummary.
  return {
    ...Object.fromEntries(kept),
    images: images.slice(0, MAX_CARD_PICTURES),
    ...(images.length > MAX_CARD_PICTURES ? { pictureCount: images.length } : {}),
    ...shortenNote(info),
    ...(machine ? { machine } : {}),
    ...(yearText === undefined ? {} : { yearText }),
  } as unknown as LotSummary;
}
