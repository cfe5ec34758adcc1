import { fittingSize, lettering } from '../core/lettering.ts';
import type { Random } from '../core/random.ts';
import { num } from '../core/svg.ts';
import type { AuctionSheet } from './auctionSheet.ts';
import { hasItem } from './head.ts';
import { DAMAGE_LEGEND, EQUIPMENT, LABELS } from './labels.ts';
import { FAINT, PEN, print, RULE, rules, STAMP, titledBox } from './print.ts';

const BOX = { x: 36, y: 370, width: 470, height: 496 };
const STEP = 32;
const SELLING = { first: 432, lines: 4, end: 546 };
const NOTES = { first: 610, lines: 6, end: 788 };

function ruled({ first, lines }: { first: number; lines: number }): string {
  return Array.from(
    { length: lines },
    (_, i) => `M${BOX.x + 14} ${first + i * STEP}H${BOX.x + BOX.width - 14}`,
  ).join('');
}

/** One line by hand: a little slant, a little indent. */
function handwritten(text: string, y: number, r: Random): string {
  const size = fittingSize(text, 15, BOX.width - 40);
  const slant = Math.round((r.next() * 1.2 - 0.8) * 10) / 10;
  return lettering(text, BOX.x + 20 + r.next() * 10, y - 6, size, { color: PEN, weight: 1.6, rotate: slant });
}

const sellingPoints = (equipment: readonly string[]): string[] =>
  EQUIPMENT.flatMap((item) => (item.selling && hasItem(equipment, item) ? [item.selling] : []));

function legend(): string {
  return DAMAGE_LEGEND.map(({ letter, jp, en }, i) => {
    const x = BOX.x + 12 + (i % 4) * 115;
    const y = 814 + Math.floor(i / 4) * 30;
    return (
      lettering(letter, x, y + 1, 13, { color: STAMP, weight: 1.7 }) +
      print(x + 18, y, jp, 11) +
      print(x + 18, y + 12, en, 8, { color: FAINT })
    );
  }).join('');
}

/** Selling points (what the equipment list says), the inspector's notes, the marks' legend. */
export function notesBox({ equipment = [], notes = [] }: AuctionSheet, r: Random): string {
  const right = BOX.x + BOX.width;
  const [notesJp, notesEn] = LABELS.notes;
  const lines = (texts: readonly string[], { first, lines: count }: { first: number; lines: number }) =>
    texts.slice(0, count).map((text, i) => handwritten(text, first + i * STEP, r));
  return [
    titledBox(BOX, LABELS.selling),
    rules(ruled(SELLING) + ruled(NOTES), '#CFCBC0', 1),
    rules(`M${num(BOX.x)} ${SELLING.end}H${right}M${BOX.x} ${NOTES.end}H${right}`, RULE, 1.3),
    print(BOX.x + 8, 568, notesJp, 12),
    print(right - 8, 568, notesEn, 9.5, { anchor: 'end', color: FAINT, spacing: 0.6 }),
    ...lines(sellingPoints(equipment), SELLING),
    ...lines(notes, NOTES),
    legend(),
  ].join('');
}
