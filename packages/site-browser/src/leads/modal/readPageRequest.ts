import { parseJsonObject } from '../../page/parseJsonObject.ts';
import { REQUEST_ANCHOR } from '../leadPaths.ts';
import type { LeadSubject } from '../RequestForm.tsx';

/** The request form of a lot's page: its heading, «Найти такую же» for a sold lot, and what it is about. */
export interface PageRequest {
  readonly title: string;
  readonly subject: LeadSubject;
}

/** Reads what the request form of this page is about: lot, variant, city, sum. Undefined without a lot. */
export function readPageRequest(): PageRequest | undefined {
  const place = document.getElementById(REQUEST_ANCHOR);
  const form = place?.querySelector('form');
  if (!form) return undefined;
  const read = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const lot = parseJsonObject(read('lot'));
  return (
    lot && {
      title: place?.querySelector('h2')?.textContent ?? '',
      subject: {
        about: read('about'),
        lot,
        receipt: parseJsonObject(read('receipt')),
        conditions: form.querySelector('[data-conditions]')?.textContent,
      },
    }
  );
}
