import { fitSentences, MAX_DESCRIPTION } from './textLengths.ts';

/** Sentences that are true on every page of text. They fill the space that the page's own sentences leave. */
const FILLERS = [
  'Ввоз автомобилей, мотоциклов и техники в Россию.',
  'Аукционы Японии, Корея, Китай и Европа.',
  'Расчёт под ключ построчно.',
  'Без регистрации.',
];

/** Joins the sentences of a page, the most important first, and adds fillers up to MAX_DESCRIPTION characters. */
export const fillDescription = ([first, ...others]: readonly [string, ...string[]]): string =>
  fitSentences([first, ...others.filter(Boolean), ...FILLERS], MAX_DESCRIPTION);
