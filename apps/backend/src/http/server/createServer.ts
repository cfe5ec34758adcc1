import type { IncomingMessage } from 'node:http';
import Fastify, { LogController, type FastifyError, type FastifyServerOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import { chooseRequestId, TRACEPARENT_HEADER } from '@vvoz/telemetry/trace/traceContext';
import type { App } from './App.ts';
import { sendClientError } from './sendClientError.ts';
import { respondError, notFound, Refusal } from './errors.ts';
import { parseQuery } from './parseQuery.ts';
import { SafeResponse } from './SafeResponse.ts';
import { setServerHeaders, type TlsFacts } from './serverHeaders.ts';
import { compileValidator } from './validate.ts';
import { isOwnRequest } from './visitorIp.ts';

const KIB = 1024;

/** The whole request must arrive within this time, ms. */
const REQUEST_MS = 10_000;
/** How often the time limits are checked, ms. At Node's default a slow request would end up to 30 s late. */
const CHECK_MS = 1000;
/** A handler that takes longer is answered with 503, ms. */
const RESPONSE_MS = 15_000;
/** Longer than the idle time of common gateways, so that they never write to a closing connection, ms. */
const KEEP_ALIVE_MS = 65_000;

/** Further connections are closed at once. `connectionTimeout` closes those without traffic. */
const MAX_CONNECTIONS = 2000;

/** Takes the id of a request from one of our own servers. Any other request gets a new id. */
function createRequestId({ headers, socket }: IncomingMessage, trusted: TrustedCallers | undefined): string {
  if (!isOwnRequest({ ip: socket.remoteAddress ?? '', headers }, trusted)) return chooseRequestId();
  return chooseRequestId({ traceparent: headers[TRACEPARENT_HEADER], requestId: headers['x-request-id'] });
}

/** Methods that calls have. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const createMethodRefusal = (): Refusal =>
  new Refusal(405, 'method_not_allowed', 'No call has this method', {
    headers: { allow: METHODS.join(', ') },
  });

/** Characters of a path in the log: a request may have a path of nearly 32 kB. */
const MAX_LOGGED_PATH = 200;

/** Creates a Fastify server with limits, validation, error answers and log, without routes. */
export function createServer(logger: FastifyServerOptions['logger'] = false, tls: TlsFacts = {}): App {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => createRequestId(request, tls.trusted),
    bodyLimit: 64 * KIB,
    requestTimeout: REQUEST_MS,
    handlerTimeout: RESPONSE_MS,
    connectionTimeout: REQUEST_MS + RESPONSE_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // The headers' limit is above that of the query string, so that a longer query string gets a specific error.
    // Node swaps the two limits when that of the headers (60 s by default) is longer than that of the request.
    http: {
      ServerResponse: SafeResponse,
      maxHeaderSize: 32 * KIB,
      headersTimeout: REQUEST_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    clientErrorHandler: sendClientError,
    // Fastify runs no hooks for these answers.
    frameworkErrors: (error, request, reply) => {
      setServerHeaders(request, reply as never, tls);
      respondError(error as FastifyError, request, reply as never);
    },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();

  app.server.maxConnections = MAX_CONNECTIONS;
  app.setValidatorCompiler(compileValidator);
  // Answers are not validated: tests compare them with their schemas, and a check takes longer than building the
  // answer.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.setErrorHandler(respondError);
  app.setNotFoundHandler((request, reply) => {
    const refusal = METHODS.includes(request.method)
      ? notFound(`${request.method} ${formatLogPath(request.url)}`)
      : createMethodRefusal();
    return respondError(refusal, request, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    setServerHeaders(request, reply, tls);
  });
  // An idle kept-alive connection would delay closing until it times out.
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) void reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    // Without the query string, which may contain a visitor's address.
    request.log.info(
      {
        method: request.method,
        path: formatLogPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  return app;
}

const formatLogPath = (url: string): string => (url.split('?', 1)[0] ?? '').slice(0, MAX_LOGGED_PATH);
