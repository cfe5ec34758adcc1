import type { LotCost } from '@vvoz/catalogue/lots/lotCosts';
import type { IntervalReason } from '@vvoz/law/costTypes';

/** What two possible totals depend on, for the small line of a card. */
const REASONS: Readonly<Record<IntervalReason, string>> = {
  day_unknown: 'день выпуска',
  age_interval: 'месяц выпуска',
  age_unknown: 'возраст',
  fuel_unknown: 'топливо',
  power_options: 'мощность',
  power_unknown: 'мощность',
  motor_unknown: 'мощность',
  power30_unknown: 'мощность',
  engine_power_unknown: 'мощность',
  series_duty: 'вид гибрида',
  mass_unknown: 'масса',
  excise_band: 'мощность',
  machine_coefficient: 'код машины',
  machine_duty: 'код машины',
  body_class_unknown: 'кузов',
};

/** A total with its lower outcome, and the totals at the ends of the estimate. */
interface CostEnds {
  readonly totals: { readonly total: number };
  readonly usual?: LotCost['usual'];
  readonly interval?: { readonly low: number; readonly reasons: readonly IntervalReason[] } | undefined;
}

/** Reduces a receipt to what cards, rows and snapshots show. */
export function toLotCost({ totals, interval, usual }: CostEnds): LotCost {
  const reason = [...new Set(interval?.reasons.map((code) => REASONS[code]))].join(' и ');
  return {
    total: totals.total,
    ...(interval ? { low: interval.low } : {}),
    ...(reason === '' ? {} : { reason }),
    ...(usual ? { usual } : {}),
  };
}
