/** «январь» … «декабрь», from the index 0. */
export const MONTH_NAMES = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
] as const;

/** For `formatCount`: «5 месяцев». */
export const MONTH_FORMS = ['месяц', 'месяца', 'месяцев'] as const;
