import type { IncomingMessage } from 'node:http';

/** The visitor's address: the first one that a gateway in front names, else that of the connection. */
export function readVisitorIp({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',', 1)[0]
    ?.trim();
  return forwarded || socket.remoteAddress;
}
