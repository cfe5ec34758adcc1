import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@vvoz/supplier/servers/listen';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML = '<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1>';
/** How late the slow backend answers, ms. */
const SLOW_MS = 4000;

/** Sends the backend's answer to the site with one fault. */
type Spoil = (response: { readonly status: number; readonly body: Buffer }, to: ServerResponse) => void;

const sendJson = (to: ServerResponse, status: number, body: string) =>
  void to.writeHead(status, JSON_TYPE).end(body);

/** Faults of a backend that answers, by name. */
const SPOILERS = {
  slow: ({ status, body }, to) => {
    setTimeout(() => sendJson(to, status, body.toString()), SLOW_MS).unref();
  },
  'cut body': ({ status, body }, to) => {
    to.writeHead(status, { ...JSON_TYPE, 'content-length': body.length + 1 });
    to.write(body.subarray(0, body.length / 2));
    setImmediate(() => to.destroy());
  },
  'half an answer': ({ status, body }, to) =>
    sendJson(to, status, body.subarray(0, body.length / 2).toString()),
  HTML: (_, to) => void to.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
  'wrong schema': (_, to) =>
    sendJson(to, 200, '{"items":{"none":true},"count":"many","data":null,"contacts":[]}'),
  'error with 200': (_, to) =>
    sendJson(to, 200, '{"error":{"code":"internal","message":"database is locked"}}'),
  '500': (_, to) => sendJson(to, 500, '{"error":{"code":"internal","message":"x"}}'),
  '502 in HTML': (_, to) => void to.writeHead(502, { 'content-type': 'text/html' }).end(HTML),
} as const satisfies Readonly<Record<string, Spoil>>;

/** `stopped`: closes the connection. `silent`: takes the request and never answers. */
export const FAULTS = ['stopped', 'silent', ...(Object.keys(SPOILERS) as (keyof typeof SPOILERS)[])] as const;
export type Fault = (typeof FAULTS)[number];

/** Sends a request on to the backend. */
function forward(target: string, from: IncomingMessage): Promise<IncomingMessage> {
  const { hostname, port } = new URL(target);
  return new Promise((resolve, reject) => {
    const forwarded = sendRequest(
      {
        hostname,
        port,
        path: from.url,
        method: from.method,
        headers: { ...from.headers, 'accept-encoding': 'identity' },
      },
      resolve,
    ).on('error', reject);
    from.pipe(forwarded);
  });
}

/** Starts a proxy between a site and the backend `target` that behaves like a backend with a fault. */
export async function startFaultProxy(target: string) {
  let fault: Fault | undefined;

  async function response(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const current = fault;
    if (current === 'stopped') return void from.socket.destroy();
    if (current === 'silent') return void from.resume();
    const answered = await forward(target, from);
    const status = answered.statusCode ?? 502;
    if (current === undefined) return void answered.pipe(to.writeHead(status, answered.headers));
    SPOILERS[current]({ status, body: await buffer(answered) }, to);
  }

  const { url, close } = await listen((from, to) => {
    // The backend has closed the connection, for example because it was killed. The proxy does the same.
    response(from, to).catch(() => from.socket.destroy());
  });
  return {
    url,
    /** Sets the fault of all requests from now on; undefined passes them on. Requests that hang go on hanging. */
    set: (next: Fault | undefined) => {
      fault = next;
    },
    close,
  };
}
