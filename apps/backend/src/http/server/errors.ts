import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { buildErrorTexts, type ErrorBody } from '@vvoz/api/wire/envelope';
import { StoreUnavailable } from '../../catalogue/CatalogueStore.ts';
import { CostInputError } from '../../cost/CostInputError.ts';
import { LeadRefused } from '../../leads/LeadRefused.ts';
import { PicturesBusy } from '../../pictures/PictureCache.ts';
import { StateUnavailable } from '../../state/StateUnavailable.ts';

/** Details of a refusal besides its code and message. */
interface RefusalDetails {
  /** Name of the field on the wire. */
  readonly field?: string;
  /** Text for the visitor, in Russian, without the field's name. */
  readonly messageRu?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refused request. It is answered with the error envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly messageRu: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** @param about the name of the field on the wire, or all details */
  constructor(status: number, code: string, message: string, about: string | RefusalDetails = {}) {
    super(message);
    const { field, messageRu, headers = {} } = typeof about === 'string' ? { field: about } : about;
    this.status = status;
    this.code = code;
    this.field = field;
    this.messageRu = messageRu;
    this.headers = headers;
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `${what} does not exist`);

export const buildEnvelope = (
  code: string,
  message: string,
  { field, messageRu }: Pick<RefusalDetails, 'messageRu'> & { readonly field?: string | undefined } = {},
): ErrorBody => ({
  error: {
    code,
    ...(field === undefined ? {} : { field }),
    ...buildErrorTexts(message, messageRu),
  },
});

/** Replaces Fastify's messages, which would repeat a long address. */
const MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The path contains a percent-encoding that is not UTF-8',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the path is too long',
};

/** Retry-After of every 503. */
export const RETRY_SECONDS = '5';
/** nginx's status for a client that left before the answer. */
const CLIENT_GONE = 499;

/** Codes of the envelope for requests that Fastify refuses. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many',
  431: 'headers_too_large',
};

/** Fastify answers 414 when a part of a path is too long. Nothing has such a name, so the answer is 404. */
const selectStatus = (error: FastifyError | Error): number => {
  if ('code' in error && error.code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  return 'statusCode' in error && error.statusCode ? error.statusCode : 500;
};

/** Turns every error into an answer. Only a fault of this program is a 500. */
export function respondError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify);
  if (error instanceof Refusal)
    return reply
      .code(error.status)
      .headers({ ...error.headers })
      .send(buildEnvelope(error.code, error.message, error));
  if (error instanceof CostInputError) {
    const { field, english, russian: messageRu } = error;
    return reply.code(400).send(buildEnvelope('bad_value', english, { field, messageRu }));
  }
  if (error instanceof LeadRefused) {
    const { code, message, ...about } = error.fault;
    return reply.code(code === 'conflict' ? 409 : 400).send(buildEnvelope(code, message, about));
  }
  if (error instanceof StoreUnavailable) {
    request.log.warn({ reason: error.message }, 'catalogue unavailable');
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send(buildEnvelope('not_ready', 'The catalogue is temporarily unavailable; try again later'));
  }
  if (error instanceof PicturesBusy)
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send(buildEnvelope('busy', 'Too many pictures wait to be drawn; try again later'));
  if (error.name === 'AbortError' && reply.raw.destroyed)
    return reply
      .code(CLIENT_GONE)
      .send(buildEnvelope('client_gone', 'The client did not wait for the answer'));
  const status = selectStatus(error);
  if (status === 503) {
    // LeadsUnavailable has been logged already; the time limit of a handler has no reason to log.
    if (error instanceof StateUnavailable)
      request.log.error({ code: error.code, reason: error.message }, 'operator’s database unavailable');
    void reply.header('retry-after', RETRY_SECONDS);
    return reply
      .code(503)
      .send(buildEnvelope('not_ready', 'The service is temporarily unavailable; try again later'));
  }
  if (status >= 400 && status < 500) {
    const message = MESSAGES['code' in error ? error.code : ''] ?? error.message;
    return reply.code(status).send(buildEnvelope(CODES[status] ?? 'bad_request', message));
  }
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send(buildEnvelope('internal', 'Internal error; it has been logged'));
}
