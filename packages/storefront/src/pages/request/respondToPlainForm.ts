import { noteOwnPage, renderPage } from '@vvoz/site-server/exchange/exchange';
import { FORM_HEADER, keepAnsweredForm, type AnsweredForm } from './answeredForms.ts';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { readLeadResponse } from '@vvoz/site-browser/leads/readLeadResponse.ts';
import {
  checkLeadFields,
  readLeadFields,
  toLeadDraft,
  type LeadFields,
} from '@vvoz/site-browser/leads/readLeadForm.ts';
import { toFormState } from '@vvoz/site-browser/leads/toFormState.ts';
import { formatSentHref } from './sentReference.ts';
import { createPlainKey } from './plainKey.ts';

export interface PlainPost {
  readonly visitor: string | undefined;
  /** This site's own host. */
  readonly host: string;
  readonly headers: Headers;
}

/** Reads the address of the page with the form; '' when the browser does not send it, or it is a page of another site. */
function readPage(headers: Headers): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return '';
  const { host, origin, pathname, search } = new URL(referer);
  return host === headers.get('host') ? origin + pathname + search : '';
}

const STATUSES = { refused: 400, limited: 429 } as const;

/** Answers with the form again: what was typed, and what is wrong with it. */
async function showAgain(form: AnsweredForm, headers: Headers, retryAfter: string | null): Promise<Response> {
  const page = await renderPage(REQUEST_PAGE_PATH, {
    ...Object.fromEntries(headers),
    [FORM_HEADER]: keepAnsweredForm(form),
  });
  noteOwnPage();
  const response = new Headers();
  for (const [name, value] of Object.entries(page.headers))
    for (const one of [value ?? []].flat()) response.append(name, String(one));
  response.set('cache-control', 'no-store');
  if (retryAfter !== null) response.set('retry-after', retryAfter);
  const { status } = form.state;
  return new Response(new Uint8Array(page.body.plain), {
    status: status === 'refused' || status === 'limited' ? STATUSES[status] : 503,
    headers: response,
  });
}

/**
 * Takes the text of a form that a browser has posted without scripts and sends it by `send`. Redirects to the page that
 * says what happens next, or answers with the page of the form and everything that was typed.
 */
export async function respondToPlainForm(
  text: string,
  { visitor = '', host, headers }: PlainPost,
  send: (body: object, key: string) => Promise<Response>,
): Promise<Response> {
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(text)) data.append(name, value);
  const fields = readLeadFields(data);
  const again = (state: AnsweredForm['state'], retryAfter: string | null = null) =>
    showAgain({ fields, about: String(data.get('about') ?? ''), state }, headers, retryAfter);
  const errors = checkLeadFields(fields);
  if (Object.keys(errors).length > 0) return again({ status: 'refused', errors });
  const page = readPage(headers);
  const key = createPlainKey(fields, page, visitor, new Date());
  const response = await send(toBody(fields, page, host), key);
  const outcome = (await readLeadResponse(response)) ?? { status: 'failed' as const };
  if (outcome.status !== 'sent') return again(toFormState(outcome), response.headers.get('retry-after'));
  return new Response(null, {
    status: 303,
    headers: { location: formatSentHref(key, new Date(), fields.lot), 'cache-control': 'no-store' },
  });
}

function toBody(fields: LeadFields, page: string, host: string) {
  const { kind, idempotencyKey: _key, ...draft } = toLeadDraft(fields, '');
  return { ...draft, type: kind, page, host };
}
