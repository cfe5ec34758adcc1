/** Replaces what forbids a line break in a shown text, so that a test can spell it with ordinary characters. */
export function replaceNbsp(text: string): string;
export function replaceNbsp(text: string | undefined): string | undefined;
export function replaceNbsp(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
}
