import type { LeadOutcome } from './leadOutcome.ts';

const DEFAULT_RETRY_SECONDS = 60;

/** Reads the answer of the call that takes a request; undefined when a later attempt may succeed. */
export async function readLeadResponse(response: Response): Promise<LeadOutcome | undefined> {
  const { status, headers } = response;
  if (status === 429)
    return { status: 'limited', retrySeconds: Number(headers.get('retry-after')) || DEFAULT_RETRY_SECONDS };
  if (status >= 500) return undefined;
  // An answer that is not JSON comes from a gateway, not from the site.
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  const { data, error } = body as {
    readonly data?: { readonly id: string };
    readonly error?: { readonly field?: string; readonly messageRu?: string };
  };
  if (status < 300 && data) return { status: 'sent', id: data.id };
  return {
    status: 'refused',
    field: error?.field ?? '',
    messageRu: error?.messageRu ?? 'заявка не принята',
  };
}
