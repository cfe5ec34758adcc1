const MAX_REDIRECTS = 5;
const REDIRECTIONS = new Set([301, 302, 303, 307, 308]);

/**
 * A server redirects away from its own host, or too often. The message does not contain a whole address, because that
 * may contain a secret.
 */
export class RedirectRefused extends Error {
  override readonly name = 'RedirectRefused';
}

/** True for an address of the same host and port, and for the change from http to https on it. */
function isWithin(from: URL, to: URL): boolean {
  if (to.username !== '' || to.password !== '') return false;
  const isUpgrade =
    from.protocol === 'http:' && to.protocol === 'https:' && from.port === '' && to.port === '';
  return to.hostname === from.hostname && (to.origin === from.origin || isUpgrade);
}

/**
 * Like `fetch`, but follows redirects only within the host of the address. Otherwise, whoever takes over a feed or its
 * domain could make the backend call machines of its own network. Throws RedirectRefused, and what fetch throws.
 */
export async function fetchWithin(
  address: string,
  { signal }: { readonly signal: AbortSignal },
): Promise<Response> {
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(url, { signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTIONS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, url);
    if (!next || !isWithin(url, next))
      throw new RedirectRefused(
        `it redirects to ${next ? next.origin : 'no address'}, which is not its own host; if that is right, set the address of the source to it`,
      );
    url = next;
  }
  throw new RedirectRefused(`it redirects more than ${MAX_REDIRECTS} times`);
}
