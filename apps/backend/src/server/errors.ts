import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorBody } from '@vvoz/api/v2/schemas';
import { StoreUnavailable } from '../catalog/CatalogStore.ts';

/** A request that cannot be answered as asked; becomes the one error envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `${what} is not here`);

/** What is wrong with an input, by the first issue: the field's wire name and what would be right. */
export function refusalOf(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    return new Refusal(
      400,
      'unknown_field',
      `The field ${JSON.stringify(field)} is not known to this call`,
      field,
    );
  }
  const field = String(issue?.path[0] ?? '');
  return new Refusal(
    400,
    'bad_value',
    `The value of ${field} is not readable: ${issue?.message ?? 'unknown reason'}`,
    field,
  );
}

const envelope = (code: string, message: string, field?: string): ErrorBody => ({
  error: { code, ...(field ? { field } : {}), message },
});

const RETRY_SECONDS = '5';

/** The one place where an error becomes an answer. Only what is our own fault is a 500. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.header('cache-control', 'no-store').removeHeader('etag');
  if (error instanceof Refusal)
    return reply.code(error.status).send(envelope(error.code, error.message, error.field));
  if (error instanceof StoreUnavailable) {
    request.log.warn({ reason: error.message }, 'catalogue is not ready');
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send(envelope('not_ready', 'The catalogue is not ready yet'));
  }
  const status = 'statusCode' in error && error.statusCode ? error.statusCode : 500;
  if (status < 500) return reply.code(status).send(envelope('bad_request', error.message));
  request.log.error({ err: error }, 'request failed');
  return reply.code(500).send(envelope('internal', 'Something went wrong here; it has been logged'));
}
