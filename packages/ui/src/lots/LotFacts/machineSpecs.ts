import { formatBodyType } from '@vvoz/catalogue/words/bodyTypes';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { getUsageUnit } from '@vvoz/catalogue/lots/machineFacts';
import type { Spec } from '../../primitives/SpecTable/SpecTable.tsx';

/** Facts of cars that a buyer of machines does not ask for: shown only where the source has them. */
const IF_KNOWN: ReadonlySet<string> = new Set([
  'Комплектация',
  'Коробка',
  'Привод',
  'Цвет',
  'Оценка',
  'Руль',
  'Номер кузова',
]);

const formatMeasure = (value: number | undefined, unit: string): string | undefined =>
  value === undefined ? undefined : `${formatNumber(value)}${NBSP}${unit}`;

/** «9 600 × 2 990 × 3 200 мм», with a dash for an unknown side; undefined when none is known. */
function formatSize({ lengthMm, widthMm, heightMm }: Lot): string | undefined {
  const sides = [lengthMm, widthMm, heightMm];
  if (sides.every((side) => side === undefined)) return undefined;
  return `${sides.map((side) => (side === undefined ? '—' : formatNumber(side))).join(' × ')}${NBSP}мм`;
}

/** The cells of a machine: its kind, hours of work and measures, then what else is known. */
export function listMachineSpecs(lot: Lot, specs: readonly Spec[]): readonly Spec[] {
  const unit = getUsageUnit(lot);
  const replaced: Readonly<Record<string, Spec>> = {
    Кузов: { term: 'Вид техники', value: formatBodyType(lot.bodyType) },
    Пробег: {
      term: unit === 'км' ? 'Пробег' : 'Наработка',
      value: formatMeasure(lot.mileageKm, unit),
    },
  };
  const shownSpecs = specs
    .filter(({ term, value }) => value !== undefined || !IF_KNOWN.has(term))
    .map((spec) => replaced[spec.term] ?? spec);
  const extra = shownSpecs.filter(({ term }) => IF_KNOWN.has(term));
  return [
    ...shownSpecs.filter((spec) => !extra.includes(spec)),
    { term: 'Масса', value: formatMeasure(lot.massKg, 'кг') },
    { term: 'Длина × ширина × высота', value: formatSize(lot) },
    { term: 'Клиренс', value: formatMeasure(lot.clearanceMm, 'мм') },
    ...extra,
  ];
}
