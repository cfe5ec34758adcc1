import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import Fastify, { LogController, type FastifyError, type FastifyServerOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from '../routes/route.ts';
import { answerError, envelope, notFound } from './errors.ts';
import { parseQuery } from './parseQuery.ts';
import { compileValidator } from './validate.ts';

const KIB = 1024;

/** ms. A request has to arrive in whole in this time; an answer that takes longer becomes a 503. */
const REQUEST_MS = 10_000;
const ANSWER_MS = 15_000;
/** ms. Beyond the idle time of a usual gateway in front, so that it never writes into a closing connection. */
const KEEP_ALIVE_MS = 65_000;

/** A request id that a gateway gave; anything else is replaced. */
const REQUEST_ID = /^[\w-]{8,64}$/;

const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();

/** Paths in the log are cut: an address may be 16 kB long. */
const LOGGED_PATH = 200;

/** What Node's own parser refuses never becomes a request: it is answered on the bare socket. */
function answerClientError(
  error: NodeJS.ErrnoException,
  socket: { destroyed: boolean; writable: boolean; end: (text: string) => unknown; destroy: () => unknown },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify(envelope('bad_request', `The request cannot be read: ${STATUS_CODES[status]}`));
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `cache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** A Fastify with this service's limits, validation, errors and log; no routes yet. */
export function createServer(logger: FastifyServerOptions['logger'] = false): App {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers['x-request-id']),
    bodyLimit: 64 * KIB,
    requestTimeout: REQUEST_MS,
    handlerTimeout: ANSWER_MS,
    connectionTimeout: REQUEST_MS + ANSWER_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Longer than the longest query string that is read, so that a too long one is told so.
    http: { maxHeaderSize: 32 * KIB },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerError(error as FastifyError, request, reply as never),
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(compileValidator);
  // Answers are built by typed code and tested against their schemas; checking each again costs more than making it.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(notFound(`${request.method} ${pathOf(request.url)}`), request, reply),
  );
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  // A connection that is kept alive after its last answer would hold the closing up until it idles out.
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The path alone: a query string may carry a visitor's address.
    request.log.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  return app;
}

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').slice(0, LOGGED_PATH);
