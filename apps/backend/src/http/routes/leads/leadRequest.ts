import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  idempotencyKeySchema,
  leadResponseSchema,
  leadRequestSchema,
  type LeadResponse,
  type LeadRequest,
} from '@vvoz/api/leads/leadSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import type { ContentStore } from '../../../content/ContentStore.ts';
import { listConsentVersions } from '../../../content/keepConsentVersions.ts';
import type { LeadService } from '../../../leads/leadService.ts';
import type { LimitedRequest } from '../../../leads/rateLimit.ts';
import { Refusal } from '../../server/errors.ts';
import { findVisitorIp } from '../../server/visitorIp.ts';
import { tooMany } from '../../server/visitorLimit.ts';
import type { App } from '../../server/App.ts';
import { noQuery } from '../route.ts';

/** Services that the lead routes use. */
export interface LeadServices {
  readonly leads: LeadService;
  /** Knows the versions of the consent text. */
  readonly content?: Pick<ContentStore, 'options'>;
}
export type LeadRoute = (app: App, services: LeadServices) => void;

/** Maximum size of a body, bytes. */
export const MAX_BODY_BYTES = 65_536;

/** Error answers of all lead calls. */
export const ERRORS = {
  400: errorSchema,
  413: errorSchema,
  415: errorSchema,
  429: errorSchema,
  503: errorSchema,
};

/** Refuses bodies other than JSON. Forms without JavaScript post to their own host, which forwards them as JSON. */
export async function requireJson(request: FastifyRequest): Promise<void> {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new Refusal(415, 'unsupported_media_type', 'The body must be application/json');
}

type Caller = Pick<FastifyRequest, 'headers' | 'ip' | 'query'>;

/**
 * Counts a call and returns the visitor's address. Throws a 429 above the limit. Calls that our own servers make for no
 * particular visitor are not counted.
 */
export async function admitCaller(
  { leads }: LeadServices,
  call: LimitedRequest,
  { ip: peer, query, headers }: Caller,
  givenIp = '',
): Promise<string> {
  const { ip, isVisitor } = findVisitorIp(
    { ip: peer, headers, query: givenIp === '' ? query : { ip: givenIp } },
    leads.trustedIps,
  );
  const wait = isVisitor ? await leads.admit(call, ip) : 0;
  if (wait > 0) throw tooMany(wait);
  return ip;
}

function readIdempotencyKey(value: string | string[] | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  const parsed = idempotencyKeySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    400,
    'bad_value',
    `Idempotency-Key ${parsed.error.issues[0]?.message}`,
    'idempotency_key',
  );
}

/** Schema of both calls that take a lead. They differ only in address and summary. */
export const createLeadSchema = (summary: string) => ({
  summary,
  description:
    'The lead is on the disk before the answer. The same idempotency_key (or header Idempotency-Key) with the same ' +
    'content returns 200 and the first id; with other content 409. Phone numbers may be written as in Russia or ' +
    'with the country code. consent {version, at} or consent_version is required.',
  querystring: noQuery,
  body: leadRequestSchema,
  response: { 200: leadResponseSchema, 201: leadResponseSchema, 409: errorSchema, ...ERRORS },
});

const CONSENT_CHANGED_RU = 'текст согласия изменился: обновите страницу и\u00A0отправьте заявку ещё раз';

/**
 * Refuses a version of the consent that has never been in force. A page may be older than the options: every import of
 * content keeps the earlier versions (`keepConsentVersions`). Without options every version counts as known, also when
 * they cannot be read, because that must not lose the lead.
 */
async function requireKnownConsent(
  { content }: LeadServices,
  { version, marketing }: LeadRequest['consent'],
): Promise<void> {
  const consent = (await content?.options().catch(() => undefined))?.consent;
  if (!consent) return;
  const known = listConsentVersions(consent);
  const unknown = [version, ...(marketing === undefined ? [] : [marketing])].find(
    (one) => !known.includes(one),
  );
  if (unknown !== undefined)
    throw new Refusal(
      400,
      'bad_value',
      `consent: there has never been a version ${JSON.stringify(unknown)}`,
      {
        field: 'consent',
        messageRu: CONSENT_CHANGED_RU,
      },
    );
}

/**
 * Saves a lead: 201, or 200 for a repeated one. Throws a 429 above the limit, a 400 for a bad key or an unknown
 * consent, and the errors of `LeadService.save`.
 */
export async function takeLead(
  services: LeadServices,
  request: Caller & { readonly body: LeadRequest },
  reply: Pick<FastifyReply, 'code'>,
): Promise<LeadResponse> {
  const { headers, body } = request;
  const ip = await admitCaller(services, body.token === '' ? 'unverified' : 'send', request, body.ip);
  await requireKnownConsent(services, body.consent);
  const { id, createdAt, duplicate } = await services.leads.save(body, {
    ip,
    userAgent: headers['user-agent'] ?? '',
    idempotencyKey: readIdempotencyKey(headers['idempotency-key']),
  });
  reply.code(duplicate ? 200 : 201);
  return { data: { id, created_at: createdAt, duplicate } };
}
