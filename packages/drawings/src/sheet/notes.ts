import { fitTextSize, drawLettering } from '../core/lettering.ts';
import type { Random } from '../core/random.ts';
import { formatNumber } from '../core/svg.ts';
import type { AuctionSheet } from './auctionSheet.ts';
import { hasItem } from './head.ts';
import { DAMAGE_LEGEND, EQUIPMENT, LABELS } from './labels.ts';
import { FAINT, PEN, printText, RULE, drawRules, STAMP, drawTitledBox } from './print.ts';

const BOX = { x: 36, y: 370, width: 470, height: 496 };
const STEP = 32;
const SELLING = { first: 432, lines: 4, end: 546 };
const NOTES = { first: 610, lines: 6, end: 788 };

function traceRules({ first, lines }: { first: number; lines: number }): string {
  return Array.from(
    { length: lines },
    (_, i) => `M${BOX.x + 14} ${first + i * STEP}H${BOX.x + BOX.width - 14}`,
  ).join('');
}

/** Writes one line by hand, slightly slanted and indented. */
function writeByHand(text: string, y: number, r: Random): string {
  const size = fitTextSize(text, 15, BOX.width - 40);
  const slant = Math.round((r.next() * 1.2 - 0.8) * 10) / 10;
  return drawLettering(text, BOX.x + 20 + r.next() * 10, y - 6, size, {
    color: PEN,
    weight: 1.6,
    rotate: slant,
  });
}

const listSellingPoints = (equipment: readonly string[]): string[] =>
  EQUIPMENT.flatMap((item) => (item.selling && hasItem(equipment, item) ? [item.selling] : []));

function drawLegend(): string {
  return DAMAGE_LEGEND.map(({ letter, jp, en }, i) => {
    const x = BOX.x + 12 + (i % 4) * 115;
    const y = 814 + Math.floor(i / 4) * 30;
    return (
      drawLettering(letter, x, y + 1, 13, { color: STAMP, weight: 1.7 }) +
      printText(x + 18, y, jp, 11) +
      printText(x + 18, y + 12, en, 8, { color: FAINT })
    );
  }).join('');
}

/** Draws the selling points (from the equipment), the inspector's notes and the legend of the marks. */
export function drawNotes({ equipment = [], notes = [] }: AuctionSheet, r: Random): string {
  const right = BOX.x + BOX.width;
  const [notesJp, notesEn] = LABELS.notes;
  const lines = (texts: readonly string[], { first, lines: count }: { first: number; lines: number }) =>
    texts.slice(0, count).map((text, i) => writeByHand(text, first + i * STEP, r));
  return [
    drawTitledBox(BOX, LABELS.selling),
    drawRules(traceRules(SELLING) + traceRules(NOTES), '#CFCBC0', 1),
    drawRules(`M${formatNumber(BOX.x)} ${SELLING.end}H${right}M${BOX.x} ${NOTES.end}H${right}`, RULE, 1.3),
    printText(BOX.x + 8, 568, notesJp, 12),
    printText(right - 8, 568, notesEn, 9.5, { anchor: 'end', color: FAINT, spacing: 0.6 }),
    ...lines(listSellingPoints(equipment), SELLING),
    ...lines(notes, NOTES),
    drawLegend(),
  ].join('');
}
