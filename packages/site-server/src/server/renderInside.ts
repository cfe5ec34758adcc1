import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { createPageBody, type PageBody } from '../pages/createPageBody.ts';
import { allowOwnScripts, joinPieces, POLICY_HEADER } from '../security/scriptHashes.ts';
import { runWithDeadline } from '../backend/deadline.ts';
import { runInExchange, type WholeDocument } from '../exchange/exchange.ts';
import type { Handle } from './hookServers.ts';
import { observeResponse } from './observeResponse.ts';
import { runForVisitor } from './runForVisitor.ts';

/** Headers of a connection, a body or a cached copy, which are not passed on. */
const DROPPED_HEADERS = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'if-modified-since',
  'if-none-match',
  'keep-alive',
  'range',
  'transfer-encoding',
  'upgrade',
];

const selectHeaders = <Headers extends object>(headers: Headers, dropped: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name))) as Headers;

/**
 * Makes the body of a document that the framework has written. Its policy gets the hashes of its own scripts. All of it is
 * bytes, because reading them as a text costs more than everything else here.
 */
export function finishDocument(response: ServerResponse, document: Buffer): PageBody {
  const policy = response.getHeader(POLICY_HEADER);
  if (typeof policy !== 'string') return createPageBody(document);
  const html = joinPieces(document);
  response.setHeader(POLICY_HEADER, allowOwnScripts(policy, html));
  return createPageBody(html);
}

/** How long a page inside of another one waits for data that it can do without, ms. */
const MAX_WAIT_MS = 250;

/** Creates a response that goes nowhere, with the request that it belongs to. */
function createInnerExchange(path: string, headers: IncomingMessage['headers']) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, headers, httpVersion: '1.1', complete: true });
  request.push(null);
  const response = new ServerResponse(request);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  response.assignSocket(nowhere as Socket);
  return { request, response };
}

/**
 * Lets the framework render a page of this site in this process, without a connection: RenderPage.
 * @param headers the headers of the visitor's request, and others that the page needs
 */
export async function renderInside(
  handle: Handle,
  path: string,
  headers: IncomingMessage['headers'],
): Promise<WholeDocument> {
  const { request, response } = createInnerExchange(path, selectHeaders(headers, DROPPED_HEADERS));
  const { collect } = observeResponse(response, () => undefined);
  // Its own exchange: what fails in this page is not a failure of the visitor's page.
  const document = await runInExchange({}, () =>
    runForVisitor(request, response, () =>
      runWithDeadline(MAX_WAIT_MS, () => collect(() => handle(request, response))),
    ),
  );
  try {
    if (!document || response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
    const body = finishDocument(response, document);
    return { body, headers: selectHeaders(response.getHeaders(), ['transfer-encoding', 'vary']) };
  } finally {
    // The framework waits until a response has ended.
    response.end();
  }
}
