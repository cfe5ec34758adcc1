import { lettering, textWidth } from '../core/lettering.ts';
import { paintOf } from '../core/palette.ts';
import type { Random } from '../core/random.ts';
import { circle, element, group, line, num, rect } from '../core/svg.ts';
import type { AuctionSheet } from './auctionSheet.ts';
import { EQUIPMENT, LABELS, type EquipmentItem } from './labels.ts';
import { box, cell, FAINT, PEN, print, RULE, rules, STAMP } from './print.ts';

const LEFT = 36;
const TABLE_WIDTH = 848;

/** 1 248 000 */
const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');

/** A number grouped by thousands; nothing for what is absent or zero. */
const amount = (value: number | undefined): string => (value ? grouped(value) : '');

/** Every sheet says that it is one of a demonstration lot. */
const DISCLAIMER = 'ДЕМО-ЛОТ · НЕ НАСТОЯЩИЙ ДОКУМЕНТ';

export function header(): string {
  return (
    print(44, 62, LABELS.title, 32, { bold: true, spacing: 6 }) +
    print(182, 48, LABELS.subtitleEn, 13, { spacing: 1.6 }) +
    print(182, 65, LABELS.subtitle, 12, { color: FAINT, spacing: 1 }) +
    lettering(DISCLAIMER, 470, 62, 12, { color: STAMP, weight: 1.3 }) +
    rules('M36 80H884', RULE, 2.6)
  );
}

type Column = readonly [width: number, label: readonly [string, string], value: string, size: number];

function row(y: number, height: number, columns: readonly Column[]): string {
  let x = LEFT;
  return columns
    .map(([width, label, value, size]) => {
      const drawn = cell({ x, y, width, height }, label, value, size);
      x += width;
      return drawn;
    })
    .join('');
}

const written = (value: string | number | undefined) => String(value ?? '');

/** The four ruled rows: the lot, the car, its engine, its colour. */
export function table(sheet: AuctionSheet): string {
  const { mileage, color } = sheet;
  const swatch = { fill: paintOf(color).base, stroke: RULE };
  return [
    row(80, 62, [
      [170, LABELS.lot, sheet.lotNumber, 28],
      [190, LABELS.date, written(sheet.date), 20],
      [240, LABELS.hall, written(sheet.hall), 20],
      [248, LABELS.start, amount(sheet.startPrice), 22],
    ]),
    row(142, 58, [
      [330, LABELS.model, `${sheet.make ?? ''} ${sheet.model ?? ''}`.trim(), 22],
      [230, LABELS.trim, written(sheet.trim), 20],
      [140, LABELS.year, written(sheet.year), 24],
      [148, LABELS.code, written(sheet.code), 22],
    ]),
    row(200, 58, [
      [150, LABELS.engine, amount(sheet.engine), 22],
      [210, LABELS.mileage, typeof mileage === 'number' ? grouped(mileage) : written(mileage), 24],
      [110, LABELS.gearbox, written(sheet.gearbox), 20],
      [130, LABELS.fuel, written(sheet.fuel), 17],
      [100, LABELS.wheel, written(sheet.wheel), 20],
      [148, LABELS.drive, written(sheet.drive), 20],
    ]),
    row(258, 58, [
      [220, LABELS.color, written(color), 20],
      [140, LABELS.colorCode, written(sheet.colorCode), 18],
      [488, LABELS.chassis, written(sheet.chassis), 20],
    ]),
    color ? rect(226, 286, 20, 20, swatch) : '',
  ].join('');
}

const EQUIPMENT_STEP = 61;

/** Whether the lot's equipment names the item under one of its codes. */
export const hasItem = (codes: readonly string[], item: EquipmentItem): boolean =>
  item.codes.some((code) => codes.includes(code));

/** The printed equipment list, ringed by pen. */
export function equipmentRow(codes: readonly string[], r: Random): string {
  const items = EQUIPMENT.map((item, i) => {
    const x = 106 + i * EQUIPMENT_STEP;
    const ring = element('ellipse', {
      cx: x,
      cy: 337,
      rx: item.ring,
      ry: 14,
      ...line(PEN, 2),
      transform: `rotate(${num(r.next() * 8 - 4)} ${x} 337)`,
    });
    return print(x, 342, item.label, 14, { anchor: 'middle' }) + (hasItem(codes, item) ? ring : '');
  });
  return box(LEFT, 316, TABLE_WIDTH, 42) + print(LEFT + 8, 342, LABELS.equipment, 13) + items.join('');
}

function smallGrade(x: number, [jp, en]: readonly [string, string], value: string): string {
  return (
    box(x, 236, 133, 80) +
    print(x + 8, 254, jp, 12) +
    print(x + 126, 254, en, 9.5, { anchor: 'end', color: FAINT }) +
    lettering(value, x + 66, 304, 34, { anchor: 'middle', color: PEN, weight: 3.6 })
  );
}

function stamp(grade: string, r: Random): string {
  const size = [74, 64, 52, 44].find((cap) => textWidth(grade, cap) < 112) ?? 36;
  return group(
    { transform: `translate(1033 142) rotate(${num(r.next() * 10 - 7)})`, opacity: 0.92 },
    circle(0, 0, 78, line(STAMP, 5)),
    circle(0, 0, 69, line(STAMP, 1.6)),
    lettering(grade, 0, size / 2, size, { anchor: 'middle', color: STAMP, weight: size > 60 ? 8.5 : 7 }),
  );
}

/** The auction grade's stamp, the inside's and the outside's letters, the inspection's end. */
export function grades(sheet: AuctionSheet, r: Random): string {
  const [jp, en] = LABELS.grade;
  return [
    box(900, 32, 266, 284, 2),
    print(912, 52, jp, 13),
    print(1156, 52, en, 10, { anchor: 'end', color: FAINT, spacing: 1 }),
    stamp(sheet.grade || '—', r),
    smallGrade(900, LABELS.interior, sheet.interiorGrade || '—'),
    smallGrade(1033, LABELS.exterior, sheet.exteriorGrade || '—'),
    box(900, 316, 266, 42),
    print(908, 342, LABELS.inspection, 12),
    lettering(sheet.inspection || '—', 1152, 345, 16, { anchor: 'end', color: PEN, weight: 1.7 }),
  ].join('');
}
