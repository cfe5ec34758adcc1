import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long the second part of a page waits, ms: a browser draws the first one meanwhile. */
const WAIT_MS = 500;

/** What a site has answered. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a network does with the answer of a site. */
export type Treatment = (answer: Answer, response: ServerResponse) => void | Promise<void>;

const isPage = ({ headers }: Answer): boolean => headers['content-type']?.startsWith('text/html') ?? false;

export const passOn: Treatment = ({ status, headers, body }, response) => {
  response.writeHead(status, headers).end(body);
};

/** Pages arrive in two parts; the second begins with a given text. */
export const sendInParts =
  (second: string): Treatment =>
  async (answer, response) => {
    const at = isPage(answer) ? answer.body.indexOf(second) : -1;
    if (at < 0) return passOn(answer, response);
    response.writeHead(answer.status, answer.headers).write(answer.body.subarray(0, at));
    await pause(WAIT_MS);
    response.end(answer.body.subarray(at));
  };

/** The connection ends in the middle of a page. */
export const cutPages: Treatment = async (answer, response) => {
  if (!isPage(answer)) return passOn(answer, response);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
  response.write(answer.body.subarray(0, answer.body.length / 2));
  await pause(WAIT_MS);
  response.destroy();
};

/** A page of somebody else comes in the place of everything, as from a Wi-Fi network or a service before the site. */
export const sendOwnPage: Treatment = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Подтвердите, что вы не робот</h1>');
};

/** Starts a network between a browser and a site, which passes everything on until a test lets it do something else. */
export async function startOddNetwork(site: string, first: Treatment = passOn) {
  let treat = first;
  const load = async (path: string): Promise<Answer> => {
    const answer = await fetch(site + path, { redirect: 'manual' });
    const {
      'content-encoding': _coding,
      'content-length': _length,
      ...headers
    } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const server = createServer((request, response) => {
    load(request.url ?? '/')
      .then((answer) => treat(answer, response))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (next: Treatment) => {
      treat = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
