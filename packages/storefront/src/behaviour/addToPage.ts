/** Id of the place at the end of the server's document for what comes in an idle moment. */
export const EXTRAS_ID = 'extras';

/**
 * Adds an element to the end of the page. An open sheet makes everything around it inert, so it has to be in a place that
 * was there before: the keyboard would otherwise leave the sheet.
 */
export const addToPage = (element: HTMLElement): void =>
  (document.getElementById(EXTRAS_ID) ?? document.body).append(element);
