import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * Sets the headers that `writeHead` got by name, so that they can be changed before they are sent. Returns false, and sets
 * nothing, when it got none or a flat list.
 */
export function setNamedHeaders(response: ServerResponse, headers: unknown): boolean {
  if (typeof headers !== 'object' || Array.isArray(headers)) return false;
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
    if (value !== undefined) response.setHeader(name, value);
  return true;
}
