import { CHAT_MESSAGES_PATH, CHAT_STREAM_PATH } from '@vvoz/site-browser/chat/chatPaths.ts';
import type { Storefront } from '../data/createStorefront.ts';
import { runInScope } from '@vvoz/site-server/log/requestScope';
import { isOwnOrigin } from '@vvoz/site-server/security/isOwnOrigin';
import { parseJsonObject } from '@vvoz/site-browser/page/parseJsonObject.ts';
import { readBody } from '../handlers/readBody.ts';
import { refuseText } from '../handlers/refuseText.ts';

/** `POST /api/chat/messages`: a visitor's message, passed on with the name of the host. */
export const createChatMessagesRoute =
  ({ host, data }: { readonly data: Pick<Storefront['data'], 'passOn'> } & Pick<Storefront, 'host'>) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      if (!isOwnOrigin(request.headers)) return refuseText(403, 'Messages from other sites are not accepted');
      const text = await readBody(request);
      const body = text === undefined ? undefined : parseJsonObject(text);
      if (body === undefined) return refuseText(400, 'The body must be a JSON object of at most 64 KiB');
      return data.passOn(CHAT_MESSAGES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, host }),
      });
    });

/** `GET /api/chat/stream?conversation=`: the messages of a conversation, for as long as the page is open. */
export const createChatStreamRoute =
  ({ data }: { readonly data: Pick<Storefront['data'], 'openStream'> }) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      if (!isOwnOrigin(request.headers)) return refuseText(403, 'Other sites may not read messages');
      return data.openStream(CHAT_STREAM_PATH, new URL(request.url).search, request.signal);
    });
