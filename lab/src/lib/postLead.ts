/** Every lead of these programs names this page, which distinguishes it from leads of other tests in a shared database. */
export const CHAOS_PAGE = '/chaos';

/** The path of the call, the same on backend and sites. */
export const LEAD_PATH = '/api/request/send';

/** Creates the request of a lead with the given key and further fields. */
export const createLeadPost = (key: string, fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify({
    tel: '+79141234567',
    page: CHAOS_PAGE,
    consent: { version: '2026-11-01' },
    ...fields,
  }),
});

/** Posts a lead to the backend at `url`. Returns the answer; its body has not been read yet. */
export const postLead = (
  url: string,
  key: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> => fetch(url + LEAD_PATH, { ...createLeadPost(key, fields), signal });
