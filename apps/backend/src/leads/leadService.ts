import { randomUUID } from 'node:crypto';
import type { LeadRequest } from '@vvoz/api/leads/leadSchemas';
import { cleanLine, cut } from '@vvoz/api/leads/cleanText';
import type { State } from '../state/openState.ts';
import { noCaptcha, type CaptchaCheck } from './captcha.ts';
import { countLeads, type LeadCounts } from './countLeads.ts';
import type { Lead } from './leadRecord.ts';
import { LeadRefused } from './LeadRefused.ts';
import { normalizeIp } from './toLimitKey.ts';
import type { LeadLog } from './LeadLog.ts';
import { createOutboxWorker } from './outboxWorker.ts';
import { toE164 } from './phone.ts';
import { createRateLimits, type RateLimits } from './rateLimit.ts';
import { KeyConflict, saveLead, type SavedLead } from './saveLead.ts';
import { getFaultCode, type Target } from './targets/Target.ts';

export interface LeadContext {
  /** The visitor's address. */
  readonly ip: string;
  readonly userAgent: string;
  /** From the header; the body's wins. */
  readonly idempotencyKey?: string | undefined;
}

export interface LeadServiceOptions {
  readonly state: State;
  readonly targets: readonly Target[];
  readonly log: LeadLog;
  readonly captcha?: CaptchaCheck;
  /** Addresses that may name the visitor's; loopback unless told. */
  readonly trustedIps?: ReadonlySet<string>;
  readonly limits?: RateLimits;
  readonly now?: () => Date;
}

export interface LeadService {
  /** Resolves when the lead is on the disk. Throws LeadRefused (`tel`, `idempotency_key`) and LeadsUnavailable. */
  readonly save: (request: LeadRequest, context: LeadContext) => Promise<SavedLead>;
  readonly trustedIps: ReadonlySet<string> | undefined;
  /** 0 where the call may be made, or how long to wait, ms. */
  readonly admit: RateLimits['admit'];
  /** Of a captcha's token, 0 to 1. Throws LeadsUnavailable. */
  readonly score: (token: string, ip: string) => Promise<number>;
  readonly counts: () => Promise<LeadCounts>;
  /** Begins to deliver. */
  readonly start: () => void;
  /** Ends what is under way; to be called before the state is closed. */
  readonly close: () => Promise<void>;
}

/** The data or the captcha's provider cannot be reached now: becomes a 503 with Retry-After, and repeats nothing of the visitor's. */
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
/** Characters that are kept, and that are looked at. */
const MAX_USER_AGENT = 500;
const MAX_RAW_USER_AGENT = 4000;
const CAPTCHA_MS = 8000;
/** Clocks of visitors may be so far ahead, ms. */
const AHEAD_MS = 300_000;

/** When the visitor agreed: his clock, unless it says tomorrow. */
function resolveConsentTime(given: string | undefined, now: Date): string {
  const at = given === undefined ? now.getTime() : Date.parse(given);
  return new Date(at <= now.getTime() + AHEAD_MS ? at : now).toISOString();
}

function toLead(request: LeadRequest, { ip, userAgent, idempotencyKey }: LeadContext, now: Date): Lead {
  const tel = toE164(request.tel);
  if (tel === undefined) throw new LeadRefused(BAD_TEL);
  return {
    id: randomUUID(),
    idempotencyKey: request.idempotency_key ?? idempotencyKey ?? randomUUID(),
    createdAt: now.toISOString(),
    kind: request.type,
    name: request.name,
    tel,
    message: request.message,
    host: request.host,
    page: request.page,
    ip: normalizeIp(ip),
    consent: { version: request.consent.version, at: resolveConsentTime(request.consent.at, now) },
    marks: {
      leadId: request.lead_id,
      roistatVisit: request.roistat_visit,
      trace: request.trace,
      userAgent: cut(cleanLine(cut(userAgent, MAX_RAW_USER_AGENT)), MAX_USER_AGENT),
      utm: request.utm,
    },
    lot: request.lot,
    receipt: request.receipt,
  };
}

/** Requests of visitors: taken, kept, handed on. One a process; several processes may share one state. */
export async function createLeadService({
  state,
  targets,
  log,
  captcha = noCaptcha,
  trustedIps,
  limits,
  now = () => new Date(),
}: LeadServiceOptions): Promise<LeadService> {
  const counted = limits ?? (await createRateLimits(state, log));
  const worker = createOutboxWorker({ state, targets, log, now });
  const names = targets.map(({ name }) => name);

  async function save(request: LeadRequest, context: LeadContext): Promise<SavedLead> {
    const lead = toLead(request, context, now());
    try {
      const saved = await saveLead(state, lead, names);
      log.info({ lead: saved.id, duplicate: saved.duplicate }, 'lead saved');
      if (!saved.duplicate) worker.wake();
      return saved;
    } catch (error) {
      if (error instanceof KeyConflict) throw new LeadRefused(KEY_CONFLICT);
      // A driver's error repeats what was to be written: only its code goes on.
      log.error({ code: getFaultCode(error) }, 'lead not saved');
      throw new LeadsUnavailable('The request could not be saved');
    }
  }

  return {
    save,
    trustedIps,
    admit: counted.admit,
    score: async (token, ip) => {
      try {
        return await captcha.score(token, { ip, signal: AbortSignal.timeout(CAPTCHA_MS) });
      } catch (error) {
        log.warn({ captcha: captcha.name, code: getFaultCode(error) }, 'captcha not asked');
        throw new LeadsUnavailable('The captcha could not be asked');
      }
    },
    counts: () => countLeads(state),
    start: worker.start,
    close: async () => {
      await worker.stop();
      await counted.close();
    },
  };
}
