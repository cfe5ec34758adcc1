import type { IntervalReason, Payer } from './costTypes.ts';

/** Names of the payers, for options and captions. */
export const PAYER_LABELS: Readonly<Record<Payer, string>> = { physic: 'Физлицо', jur: 'Юрлицо' };

/** Texts for missing facts that leave two possible totals. They end without a full stop. */
export const INTERVAL_REASON_TEXTS: Readonly<Record<IntervalReason, string>> = {
  age_interval: 'Известен только год выпуска',
  age_unknown: 'Возраст не указан',
  fuel_unknown: 'Топливо не указано',
  power_options: 'Мощность известна не точно',
  power_unknown: 'Мощность не указана',
  mass_unknown: 'Полная масса не указана',
  body_class_unknown: 'Класс кузова не указан',
};
