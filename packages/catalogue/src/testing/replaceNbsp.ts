/** Replaces the no-break spaces of a shown text, so that a test can spell it with ordinary ones. */
export function replaceNbsp(text: string): string;
export function replaceNbsp(text: string | undefined): string | undefined;
export function replaceNbsp(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00A0', ' ');
}
