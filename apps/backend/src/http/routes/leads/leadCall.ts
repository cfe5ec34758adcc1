import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  idempotencyKeySchema,
  leadAnswerSchema,
  leadRequestSchema,
  type LeadAnswer,
  type LeadRequest,
} from '@vvoz/api/leads/leadSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { LeadService } from '../../../leads/leadService.ts';
import type { LimitedCall } from '../../../leads/rateLimit.ts';
import { Refusal } from '../../server/errors.ts';
import { visitorIp } from '../../server/visitorIp.ts';
import { tooMany } from '../../server/visitorLimit.ts';
import { noQuery, type App } from '../route.ts';

/** What these routes work with. */
export interface LeadServices {
  readonly leads: LeadService;
}
export type LeadRoute = (app: App, services: LeadServices) => void;

/** Bytes of a body. */
export const BODY_LIMIT = 65_536;

/** Errors that every one of these calls may answer. */
export const ERRORS = {
  400: errorSchema,
  413: errorSchema,
  415: errorSchema,
  429: errorSchema,
  503: errorSchema,
};

/** Forms without JavaScript post to their own host, which sends JSON on: nothing else is read here. */
export async function onlyJson(request: FastifyRequest): Promise<void> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Refusal(415, 'unsupported_media_type', 'The body must be application/json');
}

type Asked = Pick<FastifyRequest, 'ip' | 'query'>;

/** The visitor's address, counted. Throws the 429; what our own servers send for nobody in particular is not counted. */
export async function admitted(
  { leads }: LeadServices,
  call: LimitedCall,
  { ip: peer, query }: Asked,
  named = '',
): Promise<string> {
  const { ip, told } = visitorIp({ ip: peer, query: named === '' ? query : { ip: named } }, leads.trustedIps);
  const wait = told ? await leads.admit(call, ip) : 0;
  if (wait > 0) throw tooMany(wait);
  return ip;
}

function headerKey(value: string | string[] | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const read = idempotencyKeySchema.safeParse(value);
  if (read.success) return read.data;
  throw new Refusal(400, 'bad_value', `Idempotency-Key ${read.error.issues[0]?.message}`, 'idempotency_key');
}

/** Both calls that take a request are one; they differ in their address and their words. */
export const leadSchema = (summary: string) => ({
  summary,
  description:
    'Written to the disk before the answer. Sent again with the same idempotency_key (or header Idempotency-Key) it is the ' +
    'same lead: 200 and the first id; with the same key and other content 409. Numbers are read as they are typed ' +
    'in Russia, foreign ones with +. consent {version, at} or consent_version is needed.',
  querystring: noQuery,
  body: leadRequestSchema,
  response: { 200: leadAnswerSchema, 201: leadAnswerSchema, 409: errorSchema, ...ERRORS },
});

export async function takeLead(
  services: LeadServices,
  request: Asked & Pick<FastifyRequest, 'headers'> & { readonly body: LeadRequest },
  reply: Pick<FastifyReply, 'code'>,
): Promise<LeadAnswer> {
  const { headers, body } = request;
  const ip = await admitted(services, 'send', request, body.ip);
  const { id, createdAt, duplicate } = await services.leads.save(body, {
    ip,
    userAgent: headers['user-agent'] ?? '',
    idempotencyKey: headerKey(headers['idempotency-key']),
  });
  reply.code(duplicate ? 200 : 201);
  return { data: { id, created_at: createdAt, duplicate } };
}
