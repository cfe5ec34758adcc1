import { randomUUID } from 'node:crypto';
import type { LeadRequest } from '@vvoz/api/leads/leadSchemas';
import { cleanLine, cutText } from '@vvoz/api/leads/cleanText';
import { normalizeIp } from '@vvoz/api/visitor/toLimitKey';
import type { TrustedCallers } from '@vvoz/api/visitor/trustedProxies';
import { createWriteProbe } from '../state/createWriteProbe.ts';
import type { State } from '../state/openState.ts';
import type { CaptchaMark } from './captcha/captchaMarks.ts';
import type { Captcha } from './captcha/createCaptcha.ts';
import { countLeads, type LeadCounts } from './countLeads.ts';
import type { Lead } from './leadRecord.ts';
import { LeadRefused } from './LeadRefused.ts';
import type { LeadLog } from './LeadLog.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { readPhone } from './phone.ts';
import { createRateLimits, type RateLimits } from './rateLimit.ts';
import { KeyConflict, saveLead, type SavedLead } from './saveLead.ts';
import { getFaultCode } from '../lib/faultCode.ts';
import type { Target } from './targets/Target.ts';

export interface LeadContext {
  /** The visitor's IP address. */
  readonly ip: string;
  readonly userAgent: string;
  /** From the header. The key of the body has priority. */
  readonly idempotencyKey?: string | undefined;
}

export interface LeadServiceOptions {
  readonly state: State;
  readonly targets: readonly Target[];
  readonly log: LeadLog;
  readonly captcha: Captcha;
  /** Who may pass on the visitor's address. Default: loopback. */
  readonly trustedIps?: TrustedCallers;
  readonly limits?: RateLimits;
  readonly now?: () => Date;
}

export interface LeadService {
  /**
   * Resolves when the lead is on the disk. Throws LeadRefused (`tel`, `idempotency_key`, `token`), or LeadsUnavailable.
   */
  readonly save: (request: LeadRequest, context: LeadContext) => Promise<SavedLead>;
  readonly trustedIps: TrustedCallers | undefined;
  /** 0 if the call is allowed, otherwise how long to wait, ms. */
  readonly admit: RateLimits['admit'];
  /** The score of a captcha token, 0 to 1. Throws LeadsUnavailable. */
  readonly score: (token: string, ip: string) => Promise<number>;
  /** A captcha challenge for the browser; undefined when the provider has its own script. */
  readonly createChallenge: () => Promise<object | undefined>;
  /** The provider's name, and its checks by outcome. */
  readonly captcha: Pick<Captcha, 'name' | 'counts'>;
  /** Counts all leads and deliveries. */
  readonly counts: () => Promise<LeadCounts>;
  /** Throws when a lead could not be written now. Cheap: it writes once in five seconds at most. */
  readonly checkWritable: () => Promise<void>;
  /** Starts delivering. */
  readonly start: () => void;
  /** Finishes running deliveries. Call it before closing the state. */
  readonly close: () => Promise<void>;
}

/**
 * The database or the captcha provider does not answer. Becomes a 503 with Retry-After. The message must not contain
 * the visitor's data.
 */
class LeadsUnavailable extends Error {
  override readonly name = 'LeadsUnavailable';
  readonly statusCode = 503;
}

const BAD_TEL = {
  code: 'bad_value',
  field: 'tel',
  message: 'tel is not a phone number: Russian as +7 914 123-45-67 or 8 914 123-45-67, foreign with +',
  messageRu: 'проверьте номер телефона',
} as const;
const KEY_CONFLICT = {
  code: 'conflict',
  field: 'idempotency_key',
  message: 'idempotency_key was sent before with another request: a new request needs a new key',
} as const;
/** Characters of the user agent that are saved. */
const MAX_USER_AGENT = 500;
/** Characters of the user agent that are read at all. */
const MAX_RAW_USER_AGENT = 4000;

function toLead(request: LeadRequest, { ip, userAgent, idempotencyKey }: LeadContext, now: Date): Lead {
  const phone = readPhone(request.tel);
  if (phone === undefined) throw new LeadRefused(BAD_TEL);
  return {
    id: randomUUID(),
    idempotencyKey: request.idempotency_key ?? idempotencyKey ?? randomUUID(),
    createdAt: now.toISOString(),
    kind: request.type,
    name: request.name,
    tel: phone.tel,
    message: request.message,
    host: request.host,
    page: request.page,
    ip: normalizeIp(ip),
    consent: { version: request.consent.version, at: now.toISOString() },
    marks: {
      telNote: phone.note,
      leadId: request.lead_id,
      roistatVisit: request.roistat_visit,
      trace: request.trace,
      marketing: request.consent.marketing ?? '',
      userAgent: cutText(cleanLine(cutText(userAgent, MAX_RAW_USER_AGENT)), MAX_USER_AGENT),
      captcha: '',
      utm: request.utm,
    },
    lot: request.lot,
    receipt: request.receipt,
  };
}

const addMark = (lead: Lead, captcha: CaptchaMark): Lead => ({ ...lead, marks: { ...lead.marks, captcha } });

/** Accepts, saves and delivers visitors' requests. One per process; several processes may share one state. */
export async function createLeadService({
  state,
  targets,
  log,
  captcha,
  trustedIps,
  limits,
  now = () => new Date(),
}: LeadServiceOptions): Promise<LeadService> {
  const rateLimits = limits ?? createRateLimits(state, log);
  const worker = createOutboxWorker({ state, targets, log, now });
  const targetNames = targets.map(({ name }) => name);

  async function save(request: LeadRequest, context: LeadContext): Promise<SavedLead> {
    const lead = toLead(request, context, now());
    try {
      // After the phone number, so that a mistyped one does not use up the token.
      const mark = await captcha.check({ token: request.token, ip: lead.ip, key: lead.idempotencyKey });
      const saved = await saveLead(state, addMark(lead, mark), targetNames);
      log.info({ lead: saved.id, duplicate: saved.duplicate }, 'lead saved');
      if (!saved.duplicate) worker.wake();
      return saved;
    } catch (error) {
      if (error instanceof LeadRefused) throw error;
      if (error instanceof KeyConflict) throw new LeadRefused(KEY_CONFLICT);
      // A driver's error contains the values that it could not write, so log only its code.
      log.error({ code: getFaultCode(error) }, 'lead not saved');
      throw new LeadsUnavailable('The request could not be saved');
    }
  }

  return {
    save,
    trustedIps,
    admit: rateLimits.admit,
    score: async (token, ip) => {
      try {
        return await captcha.score(token, ip);
      } catch (error) {
        log.warn({ captcha: captcha.name, code: getFaultCode(error) }, 'captcha provider failed');
        throw new LeadsUnavailable('The captcha provider does not answer');
      }
    },
    createChallenge: captcha.createChallenge,
    captcha,
    counts: () => countLeads(state),
    checkWritable: createWriteProbe(state.db),
    start: worker.start,
    close: async () => {
      await worker.stop();
      await rateLimits.close();
    },
  };
}
