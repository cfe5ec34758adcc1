import { parseJsonObject } from '../../page/parseJsonObject.ts';
import { REQUEST_ANCHOR } from '../leadPaths.ts';
import type { LeadSubject } from '../RequestForm.tsx';

/** Reads what the request form of this page is about: lot, variant, city, sum. Undefined without a lot. */
export function readPageSubject(): LeadSubject | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${REQUEST_ANCHOR} form`);
  if (!form) return undefined;
  const read = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const lot = parseJsonObject(read('lot'));
  return lot && { about: read('about'), lot, receipt: parseJsonObject(read('receipt')) };
}
