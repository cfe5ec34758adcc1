import { random } from './core/random.ts';
import { line, rect, svgDocument } from './core/svg.ts';
import type { AuctionSheet } from './sheet/auctionSheet.ts';
import { damageMap } from './sheet/damageMap.ts';
import { equipmentRow, grades, header, table } from './sheet/head.ts';
import { notesBox } from './sheet/notes.ts';

export type { AuctionSheet };

/**
 * The inspection sheet of a demonstration lot in the manner of Japanese auctions, as an SVG document
 * of 1200 × 900. Pure; needs no font. It says that it is not a real document, and shows only what it
 * is given: without notes and marks those places stay empty.
 */
export function drawAuctionSheet(sheet: AuctionSheet): string {
  const r = random(`sheet${sheet.seed}`);
  const art = [
    rect(0, 0, 1200, 900, { fill: '#E9E7E1' }),
    rect(18, 14, 1164, 872, { fill: '#FCFBF7' }),
    rect(18, 14, 1164, 872, line('#D5D2C9', 1)),
    header(),
    table(sheet),
    equipmentRow(sheet.equipment ?? [], r),
    grades(sheet, r),
    notesBox(sheet, r),
    damageMap(sheet),
  ].join('');
  return svgDocument(art, `sheet|${JSON.stringify(sheet)}`);
}
