import { z } from 'zod';
import { escapeHtml, formatPage, listLeadLines, formatLeadTitle } from '../../leadText.ts';
import type { Lead } from '../../leadRecord.ts';
import {
  parseObject,
  post,
  createStatusError,
  MAX_LIST_BYTES,
  type PostResponse,
  type PostOptions,
} from '../post.ts';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { toSafeCode } from '../../../lib/faultCode.ts';
import { defineTarget, DeliveryError, type Outcome, type TargetActions } from '../Target.ts';

export interface Bitrix24Options extends Pick<PostOptions, 'responseMs'> {
  /** An incoming webhook with the right `crm`: `https://NAME.bitrix24.ru/rest/1/SECRET`. */
  readonly url: string;
}

/** Distinguishes our leads from those of other sources. */
const ORIGINATOR = 'vvoz';

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Codes of permanent errors. Others may be temporary. */
const PERMANENT_CODES = new Set([
  'ERROR_ARGUMENT',
  'ERROR_CORE',
  'INVALID_ARG_VALUE',
  'ERROR_METHOD_NOT_FOUND',
]);

/** The status «Некачественный лид» of a new account. Accounts may add other statuses of failure. */
const JUNK = 'JUNK';
/** Leads of one answer of crm.lead.list, which Bitrix24 sets. */
const PAGE_SIZE = 50;
/** Answers that are read at most: 10,000 leads. */
const MAX_PAGES = 200;

/** STATUS_SEMANTIC_ID: P in process, S success (converted), F failure. */
const changedLeads = z.array(
  z.object({
    ORIGIN_ID: z.string(),
    STATUS_ID: z.string(),
    STATUS_SEMANTIC_ID: z.enum(['P', 'S', 'F']).nullish(),
  }),
);

function readOutcome({
  ORIGIN_ID,
  STATUS_ID,
  STATUS_SEMANTIC_ID,
}: z.infer<typeof changedLeads>[number]): Outcome {
  const failure = STATUS_ID === JUNK ? 'spam' : 'lost';
  return {
    leadId: ORIGIN_ID,
    outcome: STATUS_SEMANTIC_ID === 'S' ? 'won' : STATUS_SEMANTIC_ID === 'F' ? failure : 'open',
  };
}

/** The fields of crm.lead.add. COMMENTS is HTML. */
function createBitrixFields(lead: Lead): Readonly<Record<string, unknown>> {
  const comments = listLeadLines(lead).map(
    ([label, value]) => `<b>${label}:</b> ${escapeHtml(value).replaceAll('\n', '<br>')}`,
  );
  const utm = UTM.map((name) => [name.toUpperCase(), lead.marks.utm[name] ?? ''] as const);
  return {
    TITLE: formatLeadTitle(lead),
    NAME: lead.name,
    PHONE: [{ VALUE: lead.tel, VALUE_TYPE: 'MOBILE' }],
    COMMENTS: comments.join('<br>'),
    SOURCE_ID: 'WEB',
    SOURCE_DESCRIPTION: formatPage(lead),
    ORIGINATOR_ID: ORIGINATOR,
    ORIGIN_ID: lead.id,
    ...(lead.marks.trace === '' ? {} : { TRACE: lead.marks.trace }),
    ...Object.fromEntries(utm.filter(([, value]) => value !== '')),
  };
}

/** Reads the result of a call. Bitrix24 reports errors with any status, even 200. Throws DeliveryError. */
function readResult(response: PostResponse): unknown {
  const isRefused = response.status < 200 || response.status > 299;
  let parsedBody: Readonly<Record<string, unknown>>;
  try {
    parsedBody = parseObject(response);
  } catch (error) {
    throw isRefused ? createStatusError(response) : error;
  }
  if (parsedBody['error'] !== undefined) {
    const code = toSafeCode(parsedBody['error']);
    const detail = typeof parsedBody['error_description'] === 'string' ? parsedBody['error_description'] : '';
    throw new DeliveryError(code, {
      permanent: PERMANENT_CODES.has(code),
      retryAfterMs: createStatusError(response).retryAfterMs,
      detail,
    });
  }
  if (isRefused) throw createStatusError(response);
  return parsedBody['result'];
}

/**
 * The CRM Bitrix24, by REST. Looks for the lead's id before adding it, so that a repeat does not create a second lead.
 * The outcome is that of the lead, not of a deal: `won` means converted.
 */
export function createBitrix24Target({ url, ...options }: Bitrix24Options): TargetActions {
  const call = async (method: string, body: unknown, rest: Pick<PostOptions, 'signal' | 'maxBytes'>) =>
    readResult(
      await post(`${url.replace(/\/$/, '')}/${method}.json`, JSON.stringify(body), { ...options, ...rest }),
    );
  return {
    deliver: async (lead, signal) => {
      const existing = await call(
        'crm.lead.list',
        { filter: { ORIGINATOR_ID: ORIGINATOR, ORIGIN_ID: lead.id }, select: ['ID'] },
        { signal },
      );
      if (!Array.isArray(existing)) throw new DeliveryError('answer without a list');
      if (existing.length > 0) return;
      const id = await call(
        'crm.lead.add',
        { fields: createBitrixFields(lead), params: { REGISTER_SONET_EVENT: 'Y' } },
        { signal },
      );
      if (!(Number(id) > 0)) throw new DeliveryError('answer without an id');
    },
    listOutcomes: async (since, signal) => {
      const outcomes: Outcome[] = [];
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const listed = await call(
          'crm.lead.list',
          {
            filter: { ORIGINATOR_ID: ORIGINATOR, '>=DATE_MODIFY': since.toISOString() },
            select: ['ORIGIN_ID', 'STATUS_ID', 'STATUS_SEMANTIC_ID'],
            order: { DATE_MODIFY: 'ASC', ID: 'ASC' },
            start: page * PAGE_SIZE,
          },
          { signal, maxBytes: MAX_LIST_BYTES },
        );
        const parsed = changedLeads.safeParse(listed);
        if (!parsed.success) throw new DeliveryError('answer of another form');
        outcomes.push(...parsed.data.map(readOutcome));
        if (parsed.data.length < PAGE_SIZE) return outcomes;
      }
      throw new DeliveryError('more changed leads than are read');
    },
  };
}

export const bitrix24 = defineTarget({
  name: 'bitrix24',
  about: 'leads of the CRM Bitrix24',
  recipient: 'системе учёта заявок',
  variables: defineVariableGroup({
    needs: { VVOZ_LEADS_BITRIX24_URL: webVariable.describe('address of the incoming webhook') },
    options: {},
    settings: ({ VVOZ_LEADS_BITRIX24_URL: url }) => ({ url }),
  }),
  open: createBitrix24Target,
});
