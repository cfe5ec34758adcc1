/** Id of the last element of the server's document, to which scripts add notices and buttons. */
export const EXTRAS_ID = 'extras';

/**
 * Adds an element to the end of the page. A sheet makes the elements around it inert when it opens. An element that is added
 * to `body` later would not be inert, so the keyboard could leave the sheet. An element inside an inert one is inert too.
 */
export const addToPage = (element: HTMLElement): void =>
  (document.getElementById(EXTRAS_ID) ?? document.body).append(element);
