import { z } from 'zod';
import { conversationSchema, type ChatMessage } from '@vvoz/api/chat/chatSchemas';
import { ChatFull } from '../../../chat/chatStreams.ts';
import { tooMany } from '../../server/visitorLimit.ts';
import { findVisitorIp } from '../../server/visitorIp.ts';
import { ERRORS } from '../leads/leadRequest.ts';
import { visitor } from '../route.ts';
import type { ChatRoute } from './chatRoute.ts';

/** How often a comment is sent, ms: gateways close silent connections after a longer time. */
const HEARTBEAT_MS = 15_000;
/** How long a stream lasts, ms. The browser opens the next one by itself. */
const STREAM_MS = 600_000;
/** How long a browser waits before it opens the next stream, ms. */
const REOPEN_MS = 3000;
/** How long to wait after a refusal because too many streams are open, ms. */
const FULL_MS = 30_000;

const schema = {
  summary: 'The messages of a conversation as server-sent events',
  description:
    'First the newest 200 messages, then each new one, as `data: {id, at, author, text}`. Ends after ten minutes; the browser opens ' +
    'the next stream by itself.',
  querystring: z.strictObject({ ...visitor, conversation: conversationSchema }),
  response: ERRORS,
};

const formatEvent = (message: ChatMessage): string =>
  `id: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`;

export const chatStreamRoute: ChatRoute = (app, { chat, leads }) => {
  const ends = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of ends) end();
  });
  app.get('/api/chat/stream', { schema }, async (request, reply) => {
    const { ip } = findVisitorIp(request, leads.trustedIps);
    const { raw } = reply;
    // Events before the headers wait here, so that a refusal can still be an ordinary answer.
    const waiting: string[] = [];
    let write = (text: string): void => void waiting.push(text);
    let stopListening: () => void;
    try {
      stopListening = await chat.listen(request.query.conversation, ip, (message) =>
        write(formatEvent(message)),
      );
    } catch (error) {
      if (error instanceof ChatFull) throw tooMany(FULL_MS);
      throw error;
    }
    reply.hijack();
    // The visitor left while the messages were read. `close` was raised then, so the stream would count for ever.
    if (raw.destroyed) {
      stopListening();
      return;
    }
    const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
    raw.writeHead(200, {
      ...(Object.fromEntries(headers) as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Gateways must not hold events back.
      'x-accel-buffering': 'no',
    });
    write = (text) => void raw.write(text);
    write(`retry: ${REOPEN_MS}\n\n${waiting.join('')}`);
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    const end = () => raw.end();
    const lifetime = setTimeout(end, STREAM_MS);
    ends.add(end);
    raw.on('close', () => {
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      ends.delete(end);
      stopListening();
    });
  });
};
