import { createRandom } from './core/random.ts';
import { line, rect, makeSvgDocument } from './core/svg.ts';
import type { AuctionSheet } from './sheet/auctionSheet.ts';
import { drawDamageMap } from './sheet/damageMap.ts';
import { drawEquipmentRow, drawGrades, drawHeader, drawTable } from './sheet/head.ts';
import { drawNotes } from './sheet/notes.ts';

export type { AuctionSheet };

/**
 * Draws the inspection sheet of a demonstration lot, like those of Japanese auctions, as an SVG
 * document of 1200 × 900. Pure; needs no font. A line on the sheet says that it is not a real document.
 * The sheet contains only the data of the lot: without notes and marks, their places stay empty.
 */
export function drawAuctionSheet(sheet: AuctionSheet): string {
  const r = createRandom(`sheet${sheet.seed}`);
  const art = [
    rect(0, 0, 1200, 900, { fill: '#E9E7E1' }),
    rect(18, 14, 1164, 872, { fill: '#FCFBF7' }),
    rect(18, 14, 1164, 872, line('#D5D2C9', 1)),
    drawHeader(),
    drawTable(sheet),
    drawEquipmentRow(sheet.equipment ?? [], r),
    drawGrades(sheet, r),
    drawNotes(sheet, r),
    drawDamageMap(sheet),
  ].join('');
  return makeSvgDocument(art, `sheet|${JSON.stringify(sheet)}`);
}
