import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from './textLengths.ts';

/** What search results show of a page. */
export interface ResultTexts {
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
}

/** Signs of a hole in a text: a missing value, a double space, a space before a mark, an empty pair of brackets. */
const HOLES = /undefined|null|NaN|\[object|[ \u00A0]{2}|[ \u00A0][.,:;!?)»]|«»|\(\)|[,;:]\.|^\s|\s$/;

/** Returns a fault if a text has a hole. */
export const findTextHoles = (text: string): readonly string[] => (HOLES.test(text) ? [`hole: ${text}`] : []);

function findFaultsOf({ title, description }: ResultTexts): readonly string[] {
  return [
    ...(title.length > 0 && title.length <= MAX_TITLE ? [] : [`title of ${title.length}: ${title}`]),
    ...(description.length >= MIN_DESCRIPTION && description.length <= MAX_DESCRIPTION
      ? []
      : [`description of ${description.length}: ${description}`]),
    ...[title, description].flatMap(findTextHoles),
  ];
}

/** Lists the texts that occur twice. */
const findRepeated = (texts: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
};

/** Finds titles and descriptions of one host that are too long, too short or repeated, or have a hole. */
export const findTextFaults = (pages: readonly ResultTexts[]): readonly string[] => [
  ...pages.flatMap(findFaultsOf),
  ...findRepeated(pages.map(({ title }) => title)).map((title) => `title twice: ${title}`),
  ...findRepeated(pages.map(({ description }) => description)).map((text) => `description twice: ${text}`),
];
