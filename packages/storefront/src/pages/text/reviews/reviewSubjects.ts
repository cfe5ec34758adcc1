import type { TemplateName } from '@vvoz/catalogue/templates/templates';

/** What reviewers bought, by the catalogue that they bought from. */
const REVIEW_SUBJECTS: Readonly<Record<TemplateName, string>> = {
  'japan-main': 'Аукционы Японии',
  japan: 'По статистике Японии',
  bike: 'Мотоаукционы',
  bike_st: 'По мотостатистике',
  'left-hand': 'Левый руль из Японии',
  korean: 'Корея',
  korea: 'Корея, 3–5 лет',
  china: 'Китай',
  europe: 'По статистике Европы',
  'europe-main': 'Аукционы Европы',
  'europe-left-hand': 'Левый руль из Европы',
  spec: 'Спецтехника из Китая',
  spec_japan: 'Спецтехника из Японии',
  'spec-main': 'Аукционы спецтехники',
  'spec-left-hand': 'Спецтехника с левым рулём',
  'spec-left-china': 'Спецтехника на шасси',
  stock: 'В наличии',
};

/** Finds the subject of a template; undefined for an unknown template. */
export const findReviewSubject = (template: string): string | undefined =>
  Object.hasOwn(REVIEW_SUBJECTS, template) ? REVIEW_SUBJECTS[template as TemplateName] : undefined;
