import { expect, test } from 'vitest';
import { sendClientError } from './sendClientError.ts';
import { SERVER_HEADERS } from './serverHeaders.ts';

/** Answers on a fake socket. Returns the calls that the socket received. */
function response(code: string, state: { destroyed?: boolean; writable?: boolean } = {}): string[] {
  const socketCalls: string[] = [];
  const socket = {
    destroyed: false,
    writable: true,
    ...state,
    end: (text: string) => socketCalls.push(text),
    destroy: () => socketCalls.push('destroyed'),
  };
  sendClientError(Object.assign(new Error(code), { code }), socket);
  return socketCalls;
}

const LENGTHS = { 'Bad Request': 84, 'Request Timeout': 88, 'Request Header Fields Too Large': 104 };

test.each([
  ['HPE_INVALID_METHOD', 400, 'Bad Request'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large'],
] as const)('%s: a complete answer %i %s in the envelope', (code, status, reason) => {
  const headers = Object.entries(SERVER_HEADERS).map((pair) => `${pair.join(': ')}\r\n`);
  expect(response(code)).toEqual([
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json; charset=utf-8\r\n${headers.join('')}` +
      `cache-control: no-store\r\ncontent-length: ${LENGTHS[reason]}\r\nconnection: close\r\n\r\n` +
      `{"error":{"code":"bad_request","message":"The request cannot be read: ${reason}"}}`,
  ]);
});

test('a socket that the client has closed gets no answer', () => {
  expect(response('ECONNRESET')).toEqual([]);
  expect(response('HPE_INVALID_METHOD', { destroyed: true })).toEqual([]);
});

test('a socket that is not writable is destroyed', () => {
  expect(response('HPE_INVALID_METHOD', { writable: false })).toEqual(['destroyed']);
});
