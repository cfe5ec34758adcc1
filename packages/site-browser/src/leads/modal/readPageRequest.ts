import { parseJsonObject } from '../../page/parseJsonObject.ts';
import { REQUEST_ANCHOR } from '../leadPaths.ts';
import type { LeadSubject, RequestFormProps } from '../RequestForm.tsx';

/** The request form of a lot's page: its heading, «Найти такую же» for a sold lot, what it is about, asks and promises. */
export interface PageRequest extends Pick<RequestFormProps, 'ask' | 'next'> {
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
  const message = form.elements.namedItem('message');
  return (
    lot && {
      title: place?.querySelector('h2')?.textContent ?? '',
      ask:
        message instanceof HTMLTextAreaElement
          ? { caption: message.labels[0]?.textContent ?? '', placeholder: message.placeholder }
          : undefined,
      next: [...(place?.querySelectorAll('ol > li') ?? [])].map((step) => step.textContent),
      subject: {
        about: read('about'),
        lot,
        receipt: parseJsonObject(read('receipt')),
        conditions: form.querySelector('[data-conditions]')?.textContent,
      },
    }
  );
}
