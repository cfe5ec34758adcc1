import { drawLettering, measureText } from '../core/lettering.ts';
import { findPaint } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import { circle, element, group, line, formatNumber, rect } from '../core/svg.ts';
import type { AuctionSheet } from './auctionSheet.ts';
import { EQUIPMENT, LABELS, type EquipmentItem } from './labels.ts';
import { drawBox, drawCell, FAINT, PEN, printText, RULE, drawRules, STAMP } from './print.ts';

const LEFT = 36;
const TABLE_WIDTH = 848;

/** Groups the digits of a number by thousands: `1 248 000`. */
const groupThousands = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');

/** Formats a number with grouped thousands; empty if it is absent or zero. */
const formatAmount = (value: number | undefined): string => (value ? groupThousands(value) : '');

/** Printed on every sheet. */
const DISCLAIMER = 'ДЕМО-ЛОТ · НЕ НАСТОЯЩИЙ ДОКУМЕНТ';

export function drawHeader(): string {
  return (
    printText(44, 62, LABELS.title, 32, { bold: true, spacing: 6 }) +
    printText(182, 48, LABELS.subtitleEn, 13, { spacing: 1.6 }) +
    printText(182, 65, LABELS.subtitle, 12, { color: FAINT, spacing: 1 }) +
    drawLettering(DISCLAIMER, 470, 62, 12, { color: STAMP, weight: 1.3 }) +
    drawRules('M36 80H884', RULE, 2.6)
  );
}

type Column = readonly [width: number, label: readonly [string, string], value: string, size: number];

function drawRow(y: number, height: number, columns: readonly Column[]): string {
  let x = LEFT;
  return columns
    .map(([width, label, value, size]) => {
      const drawn = drawCell({ x, y, width, height }, label, value, size);
      x += width;
      return drawn;
    })
    .join('');
}

const formatText = (value: string | number | undefined) => String(value ?? '');

/** Draws the four ruled rows: lot, car, engine, colour. */
export function drawTable(sheet: AuctionSheet): string {
  const { mileage, color } = sheet;
  const swatch = { fill: findPaint(color).base, stroke: RULE };
  return [
    drawRow(80, 62, [
      [170, LABELS.lot, sheet.lotNumber, 28],
      [190, LABELS.date, formatText(sheet.date), 20],
      [240, LABELS.hall, formatText(sheet.hall), 20],
      [248, LABELS.start, formatAmount(sheet.startPrice), 22],
    ]),
    drawRow(142, 58, [
      [330, LABELS.model, `${sheet.make ?? ''} ${sheet.model ?? ''}`.trim(), 22],
      [230, LABELS.trim, formatText(sheet.trim), 20],
      [140, LABELS.year, formatText(sheet.year), 24],
      [148, LABELS.code, formatText(sheet.code), 22],
    ]),
    drawRow(200, 58, [
      [150, LABELS.engine, formatAmount(sheet.engine), 22],
      [210, LABELS.mileage, typeof mileage === 'number' ? groupThousands(mileage) : formatText(mileage), 24],
      [110, LABELS.gearbox, formatText(sheet.gearbox), 20],
      [130, LABELS.fuel, formatText(sheet.fuel), 17],
      [100, LABELS.wheel, formatText(sheet.wheel), 20],
      [148, LABELS.drive, formatText(sheet.drive), 20],
    ]),
    drawRow(258, 58, [
      [220, LABELS.color, formatText(color), 20],
      [140, LABELS.colorCode, formatText(sheet.colorCode), 18],
      [488, LABELS.chassis, formatText(sheet.chassis), 20],
    ]),
    color ? rect(226, 286, 20, 20, swatch) : '',
  ].join('');
}

const EQUIPMENT_STEP = 61;

/** True if the equipment codes of a lot include one of the item's codes. */
export const hasItem = (codes: readonly string[], item: EquipmentItem): boolean =>
  item.codes.some((code) => codes.includes(code));

/** Draws the printed equipment list, with rings by pen around the items of the lot. */
export function drawEquipmentRow(codes: readonly string[], r: Random): string {
  const items = EQUIPMENT.map((item, i) => {
    const x = 106 + i * EQUIPMENT_STEP;
    const ring = element('ellipse', {
      cx: x,
      cy: 337,
      rx: item.ring,
      ry: 14,
      ...line(PEN, 2),
      transform: `rotate(${formatNumber(r.next() * 8 - 4)} ${x} 337)`,
    });
    return printText(x, 342, item.label, 14, { anchor: 'middle' }) + (hasItem(codes, item) ? ring : '');
  });
  return (
    drawBox(LEFT, 316, TABLE_WIDTH, 42) + printText(LEFT + 8, 342, LABELS.equipment, 13) + items.join('')
  );
}

function drawSmallGrade(x: number, [jp, en]: readonly [string, string], value: string): string {
  return (
    drawBox(x, 236, 133, 80) +
    printText(x + 8, 254, jp, 12) +
    printText(x + 126, 254, en, 9.5, { anchor: 'end', color: FAINT }) +
    drawLettering(value, x + 66, 304, 34, { anchor: 'middle', color: PEN, weight: 3.6 })
  );
}

function drawStamp(grade: string, r: Random): string {
  const size = [74, 64, 52, 44].find((cap) => measureText(grade, cap) < 112) ?? 36;
  return group(
    { transform: `translate(1033 142) rotate(${formatNumber(r.next() * 10 - 7)})`, opacity: 0.92 },
    circle(0, 0, 78, line(STAMP, 5)),
    circle(0, 0, 69, line(STAMP, 1.6)),
    drawLettering(grade, 0, size / 2, size, { anchor: 'middle', color: STAMP, weight: size > 60 ? 8.5 : 7 }),
  );
}

/** Draws the stamp of the auction grade, the letters of interior and exterior, and the end of the inspection. */
export function drawGrades(sheet: AuctionSheet, r: Random): string {
  const [jp, en] = LABELS.grade;
  return [
    drawBox(900, 32, 266, 284, 2),
    printText(912, 52, jp, 13),
    printText(1156, 52, en, 10, { anchor: 'end', color: FAINT, spacing: 1 }),
    drawStamp(sheet.grade || '—', r),
    drawSmallGrade(900, LABELS.interior, sheet.interiorGrade || '—'),
    drawSmallGrade(1033, LABELS.exterior, sheet.exteriorGrade || '—'),
    drawBox(900, 316, 266, 42),
    printText(908, 342, LABELS.inspection, 12),
    drawLettering(sheet.inspection || '—', 1152, 345, 16, { anchor: 'end', color: PEN, weight: 1.7 }),
  ].join('');
}
