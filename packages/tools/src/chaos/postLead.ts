/** The page that every lead of these programs names: a shared database has leads of other tests too. */
export const CHAOS_PAGE = '/chaos';

/** Posts a lead with the given key. Returns the answer; its body has not been read yet. */
export function postLead(
  url: string,
  key: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${url}/api/request/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      tel: '+79141234567',
      page: CHAOS_PAGE,
      consent: { version: '2026-11-01' },
      ...fields,
    }),
    signal,
  });
}
