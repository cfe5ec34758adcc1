import type { Storefront } from '../createStorefront.ts';
import { readBody } from '../leads/post/readBody.ts';
import { runInScope } from '../log/requestScope.ts';
import { refuseText } from './refuseText.ts';

/** Paths of the chat's calls, on the site and on the backend. */
const MESSAGES_PATH = '/api/chat/messages';
const STREAM_PATH = '/api/chat/stream';

/** Adds the name of the host to a message; undefined for a body that is not a JSON object. */
function addHost(text: string, host: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    return JSON.stringify({ ...body, host });
  } catch {
    return undefined;
  }
}

/** True for a call of another site's page. Browsers that do not say where a call comes from are let through. */
const isForeign = ({ headers }: Request): boolean =>
  !['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? 'none');

/** `POST /api/chat/messages`: a visitor's message, passed on with the name of the host. */
export const createChatMessagesRoute =
  ({ host, data }: { readonly data: Pick<Storefront['data'], 'passOn'> } & Pick<Storefront, 'host'>) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      if (isForeign(request)) return refuseText(403, 'Messages from other sites are not accepted');
      const text = await readBody(request);
      const body = text === undefined ? undefined : addHost(text, host);
      if (body === undefined) return refuseText(400, 'The body must be a JSON object of at most 64 KiB');
      return data.passOn(MESSAGES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    });

/** `GET /api/chat/stream?conversation=`: the messages of a conversation, for as long as the page is open. */
export const createChatStreamRoute =
  ({ data }: { readonly data: Pick<Storefront['data'], 'openStream'> }) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      if (isForeign(request)) return refuseText(403, 'Other sites may not listen');
      return data.openStream(STREAM_PATH, new URL(request.url).search, request.signal);
    });
