import { z } from 'zod';
import { buildComplaint, inBothLanguages } from '../wire/complaints.ts';
import { cleanLine, cleanLines, cutText } from './cleanText.ts';
import { documentSchema } from './document.ts';

/** Limits in characters. A lead with a longer value is rejected. Other values that the page adds are cut. */
const LEAD_LIMITS = { name: 100, message: 4000, lot: 8000, receipt: 32_000 } as const;
/** A text may be this many times longer before cleaning, which removes blanks and zero-width characters. */
const RAW_FACTOR = 8;
const MAX_MARKS = 40;

const blankIsAbsent = (value: unknown): unknown => (value === null || value === '' ? undefined : value);

/** A text of the visitor. A far too long text is rejected before any pattern runs on it. */
function visitorText(clean: (text: string) => string, maxLength: number) {
  const error = inBothLanguages(
    `must not have more than ${maxLength} characters`,
    `не больше ${maxLength} знаков`,
  );
  const raw = z
    .string()
    .default('')
    .transform((text) => text.trim())
    .pipe(z.string().max(maxLength * RAW_FACTOR, { error }));
  return z.preprocess(blankIsAbsent, raw.transform(clean).pipe(z.string().max(maxLength, { error })));
}

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const cleanScalar = (value: z.infer<typeof scalar>, maxLength: number): string =>
  cutText(cleanLine(cutText(String(value).trim(), maxLength * RAW_FACTOR)), maxLength);

/** A value that the page or a marketing script adds. The visitor cannot correct it, so it is cut and never rejected. */
const pageText = (maxLength: number) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'object') return value;
      const document = documentSchema(maxLength).safeParse(value);
      return document.success ? JSON.stringify(document.data) : undefined;
    },
    scalar.default('').transform((value) => cleanScalar(value, maxLength)),
  );

const TYPE = /^[\w-]{1,40}$/;
const KEY = /^[\x21-\x7E]{8,200}$/;

/** Idempotency key: requests with the same key are one lead. */
export const idempotencyKeySchema = z
  .string()
  .regex(KEY, 'must be 8 to 200 visible ASCII characters, for example a UUID');

const MAX_CONSENT_VERSION = 100;
const CONSENT_RU = 'нужно согласие на обработку персональных данных';

const versionText = z
  .string()
  .transform((text) => cleanLine(cutText(text.trim(), MAX_CONSENT_VERSION * RAW_FACTOR)));

const consentSchema = z.object({
  version: versionText.pipe(
    z
      .string()
      .min(1, { error: inBothLanguages('must name the version of the consent text', CONSENT_RU) })
      .max(MAX_CONSENT_VERSION),
  ),
  /** Version of the separate text about advertising that the visitor agreed to. */
  marketing: z.preprocess(blankIsAbsent, versionText.pipe(z.string().max(MAX_CONSENT_VERSION)).optional()),
  /** Accepted but ignored: the backend records the time when the consent arrives. */
  at: z.preprocess(blankIsAbsent, z.iso.datetime({ offset: true }).optional()),
});

/** Marketing marks by their names in an address. Also reads the query string in which cookies keep them. */
const utmSchema = z.preprocess((value) => {
  if (typeof value === 'string') return Object.fromEntries(new URLSearchParams(value));
  return typeof value === 'object' && value && !Array.isArray(value) ? value : undefined;
}, z.record(z.string(), z.unknown()).optional());

const MARKETING = /^(utm_\w{1,40}|_openstat|yclid|ymclid|gclid|fbclid|rb_clickid|vk_ref)$/;
const UTM_NAME = /^[\w.-]{1,40}$/;

function collectMarketing(
  body: Readonly<Record<string, unknown>>,
  utm: Readonly<Record<string, unknown>> = {},
) {
  const marketing = [
    ...Object.entries(utm).filter(([name]) => UTM_NAME.test(name)),
    ...Object.entries(body).filter(([name]) => MARKETING.test(name)),
  ];
  const marks = marketing.flatMap(([name, value]) => {
    const parsedValue = scalar.safeParse(value);
    const text = parsedValue.success ? cleanScalar(parsedValue.data, 500) : '';
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(marks.slice(0, MAX_MARKS)) as Readonly<Record<string, string>>;
}

const fields = z.looseObject({
  /** As typed; the server converts it to E.164. */
  tel: z.preprocess(
    blankIsAbsent,
    scalar.default('').transform((value) => cleanScalar(value, 100)),
  ),
  name: visitorText(cleanLine, LEAD_LIMITS.name),
  message: visitorText(cleanLines, LEAD_LIMITS.message),
  type: z.preprocess(
    blankIsAbsent,
    z.string().regex(TYPE, 'must be 1 to 40 letters, digits, _ or -').default('form'),
  ),
  lead_id: pageText(200),
  page: pageText(2000),
  host: pageText(255),
  /** Token of the captcha. */
  token: pageText(8000),
  roistat_visit: pageText(200),
  /** Bitrix24's trace of the visit is a JSON text of some kilobytes. */
  trace: pageText(8000),
  utm: utmSchema,
  idempotency_key: z.preprocess(blankIsAbsent, idempotencyKeySchema.optional()),
  consent: z.preprocess(blankIsAbsent, consentSchema.optional()),
  consent_version: z.preprocess(blankIsAbsent, consentSchema.shape.version.optional()),
  /** IP address of the visitor, if a trusted host sends on their behalf. */
  ip: pageText(45),
  lot: z.preprocess(blankIsAbsent, documentSchema(LEAD_LIMITS.lot).optional()),
  receipt: z.preprocess(blankIsAbsent, documentSchema(LEAD_LIMITS.receipt).optional()),
});

const NO_CONSENT = buildComplaint(
  'must name the version of the consent text that the visitor agreed to',
  CONSENT_RU,
);

/**
 * Body of `POST /api/request/send` and `POST /api/request` (specification, sections 3 and 7). Unknown
 * fields are ignored, so that a form newer or older than the server loses no lead.
 */
export const leadRequestSchema = fields.transform((body, context) => {
  const { consent, consent_version: version, utm, ...rest } = body;
  const agreed =
    consent ?? (version === undefined ? undefined : { version, at: undefined, marketing: undefined });
  if (!agreed) {
    context.addIssue({ code: 'custom', path: ['consent'], ...NO_CONSENT });
    return z.NEVER;
  }
  return {
    tel: rest.tel,
    name: rest.name,
    message: rest.message,
    type: rest.type,
    lead_id: rest.lead_id,
    page: rest.page,
    host: rest.host,
    token: rest.token,
    roistat_visit: rest.roistat_visit,
    trace: rest.trace,
    ip: rest.ip,
    lot: rest.lot,
    receipt: rest.receipt,
    utm: collectMarketing(body, utm),
    idempotency_key: rest.idempotency_key,
    consent: agreed,
  };
});
/** Parsed and cleaned request. */
export type LeadRequest = z.output<typeof leadRequestSchema>;

/** Answer of both calls: 201 for a new lead, 200 for one that was sent before with the same key. */
export const leadResponseSchema = z.object({
  data: z.object({ id: z.string(), created_at: z.iso.datetime(), duplicate: z.boolean() }),
});
export type LeadResponse = z.infer<typeof leadResponseSchema>;

/** Body of `POST /api/request/recaptcha`. */
export const recaptchaSchema = z.object({
  token: z.string().trim().min(1, 'must be the token of the captcha').max(8000),
});
/** From 0 (a program) to 1 (a human being); 0.5 or less marks a bot. */
export const recaptchaResponseSchema = z.object({ score: z.number().min(0).max(1) });
