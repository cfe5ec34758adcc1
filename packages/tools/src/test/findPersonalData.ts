/** The phone number and the name that the end-to-end tests type, in any spelling: `8 914 123-45-67`, `tel=8%20914…`. */
const TYPED = [
  /914(?:%20|[^\d\n]){0,3}123(?:%20|[^\d\n]){0,3}45(?:%20|[^\d\n]){0,3}67/,
  /Анна|%D0%90%D0%BD%D0%BD%D0%B0|\\u0410\\u043d\\u043d\\u0430/i,
];

/** Lists the lines of a log that have what a visitor has typed into a form. */
export const findPersonalData = (log: string): readonly string[] =>
  log.split('\n').filter((line) => TYPED.some((pattern) => pattern.test(line)));
