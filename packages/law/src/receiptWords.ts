import type { IntervalReason, Payer } from './costTypes.ts';

/** Names of the payers, for options and captions. */
export const PAYER_LABELS: Readonly<Record<Payer, string>> = { physic: 'Физлицо', jur: 'Юрлицо' };

/** Texts for missing facts that leave two possible totals. They end without a full stop. */
export const INTERVAL_REASON_TEXTS: Readonly<Record<IntervalReason, string>> = {
  day_unknown: 'Известен только месяц выпуска',
  age_interval: 'Известен только год выпуска',
  age_unknown: 'Возраст не указан',
  fuel_unknown: 'Топливо не указано',
  power_options: 'Мощность известна не точно',
  power_unknown: 'Мощность не указана',
  motor_unknown: 'Сумма зависит от мотора гибрида',
  power30_unknown: '30-минутная мощность не указана',
  engine_power_unknown: 'Мощность двигателя последовательного гибрида не указана',
  series_duty: 'Пошлину последовательного гибрида определяет таможня',
  mass_unknown: 'Полная масса не указана',
  excise_band: 'Мощность между двумя ставками акциза',
  machine_coefficient: 'Коэффициент утильсбора уточняется',
  machine_duty: 'Ставка пошлины зависит от подвида',
  body_class_unknown: 'Класс кузова не указан',
};
