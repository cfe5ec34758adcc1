import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LeadFormState } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import type { LeadFields } from '@vvoz/site-browser/leads/readLeadForm.ts';

/** A form that was posted without scripts, with its result. */
export interface AnsweredForm {
  readonly fields: LeadFields;
  /** Subject of the request, as shown in the form. */
  readonly about: string;
  readonly state: LeadFormState;
}

/** Header with the id of an answered form, in the server's own request for its page. */
export const FORM_HEADER = 'x-vvoz-form';
/** Longer than the page takes to render. */
const MAX_WAIT_MS = 10_000;
const MAX_FORMS = 1000;

const KEY = Symbol.for('vvoz.answeredForms');
const shared = globalThis as { [KEY]?: LRUCache<string, AnsweredForm> };

/** Shared through the process, because Next loads this module once for the route handler and once for the page. */
const forms = (shared[KEY] ??= new LRUCache<string, AnsweredForm>({ max: MAX_FORMS, ttl: MAX_WAIT_MS }));

/** Keeps a form until its page takes it. Returns its id, which nobody can guess. */
export function keepAnsweredForm(form: AnsweredForm): string {
  const id = randomUUID();
  forms.set(id, form);
  return id;
}

/** Returns a kept form and forgets it, so that only one page can show it. */
export function takeAnsweredForm(id: string | null): AnsweredForm | undefined {
  if (id === null) return undefined;
  const form = forms.get(id);
  forms.delete(id);
  return form;
}
