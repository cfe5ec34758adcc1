import { z } from 'zod';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import type { Lead } from '../../leadRecord.ts';
import { formatLeadTitle, listLeadLines } from '../../leadText.ts';
import { createStatusError, MAX_LIST_BYTES, parseObject, post, type PostOptions } from '../post.ts';
import { defineTarget, DeliveryError, type Outcome, type TargetActions } from '../Target.ts';

export interface AmocrmOptions extends Pick<PostOptions, 'responseMs'> {
  /** `https://NAME.amocrm.ru` */
  readonly url: string;
  /** A long-lived token of a private integration. */
  readonly token: string;
}

const NO_CONTENT = 204;
const TAG = 'vvoz';

const leadList = z
  .object({
    _embedded: z.object({ leads: z.array(z.object({ id: z.int(), name: z.string().nullish() })) }),
  })
  .transform(({ _embedded: { leads } }) => leads);
const noteList = z
  .object({
    _embedded: z.object({
      notes: z.array(z.object({ params: z.looseObject({ text: z.string().optional() }).nullish() })),
    }),
  })
  .transform(({ _embedded: { notes } }) => notes);
/** The statuses that every pipeline has. */
const WON = 142;
const LOST = 143;
/** A reason of a loss that means that nobody wanted a vehicle. */
const SPAM_REASON = /спам|spam/i;
/** Leads of one answer. */
const PAGE_SIZE = 100;
/** Answers that are read at most: 10,000 leads. */
const MAX_PAGES = 100;
/** The line of the note that has the id of our lead. */
const LEAD_KEY = /^Ключ заявки: ([0-9a-f-]{36})$/m;

const changedLead = z
  .object({
    id: z.int(),
    status_id: z.int(),
    _embedded: z
      .object({
        tags: z.array(z.object({ name: z.string() })).nullish(),
        loss_reason: z.array(z.object({ name: z.string().nullish() })).nullish(),
      })
      .nullish(),
  })
  .transform(({ id, status_id: status, _embedded: embedded }) => ({
    id,
    status,
    isOurs: embedded?.tags?.some(({ name }) => name === TAG) ?? false,
    isSpam: embedded?.loss_reason?.some(({ name }) => SPAM_REASON.test(name ?? '')) ?? false,
  }));
const changedLeads = z
  .object({ _embedded: z.object({ leads: z.array(changedLead) }) })
  .transform(({ _embedded: { leads } }) => leads);

function toOutcome({ status, isSpam }: z.infer<typeof changedLead>): Outcome['outcome'] {
  if (status === WON) return 'won';
  if (status !== LOST) return 'open';
  return isSpam ? 'spam' : 'lost';
}

const created = z.array(z.object({ id: z.int().positive() })).min(1);

/** The number that the visitor sees is in the name, because amoCRM has no field for a foreign id to search by. */
const formatName = (lead: Lead): string =>
  `${formatLeadTitle(lead)}, № ${formatLeadNumber(lead.idempotencyKey)}`;

const formatNote = (lead: Lead): string =>
  listLeadLines(lead)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

/** The body of `leads/complex`: a lead with its contact. */
const createLead = (lead: Lead) => [
  {
    name: formatName(lead),
    _embedded: {
      tags: [{ name: TAG }],
      contacts: [
        {
          first_name: lead.name || lead.tel,
          custom_fields_values: [{ field_code: 'PHONE', values: [{ enum_code: 'MOB', value: lead.tel }] }],
        },
      ],
    },
  },
];

/** Reads an answer by its schema. Throws a DeliveryError that is not permanent: a proxy may have answered. */
function readAnswer<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new DeliveryError('answer of another form');
  return parsed.data;
}

/** amoCRM's own description of a refusal, for the operator. */
function readDetail(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown };
    return typeof detail === 'string' ? detail : '';
  } catch {
    return '';
  }
}

/**
 * The CRM amoCRM, by its REST API of version 4: a lead with a contact, and a note with everything that the visitor sent.
 * Looks for the lead before adding it, so that a repeat does not create a second one; a lead whose note is missing gets
 * it. Two visitors may have the same number, so only the id in the note decides.
 */
export function createAmocrmTarget({ url, token, ...options }: AmocrmOptions): TargetActions {
  type Rest = Pick<PostOptions, 'signal' | 'maxBytes'> & { readonly body?: unknown };
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    { body = {}, ...rest }: Rest,
  ): Promise<unknown> => {
    const response = await post(`${url.replace(/\/$/, '')}/api/v4/${path}`, JSON.stringify(body), {
      ...options,
      ...rest,
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    if (response.status < 200 || response.status > 299)
      throw createStatusError(response, readDetail(response.text));
    return response.status === NO_CONTENT ? undefined : parseObject(response);
  };
  const listNotes = async (id: number, signal: AbortSignal): Promise<readonly string[]> => {
    const listed = await call('GET', `leads/${id}/notes`, { signal, maxBytes: MAX_LIST_BYTES });
    const notes = listed === undefined ? [] : readAnswer(noteList, listed);
    return notes.flatMap(({ params }) => params?.text ?? []);
  };

  return {
    deliver: async (lead, signal) => {
      const addNote = (id: number) =>
        call('POST', `leads/${id}/notes`, {
          signal,
          body: [{ note_type: 'common', params: { text: formatNote(lead) } }],
        });
      const name = formatName(lead);
      const number = formatLeadNumber(lead.idempotencyKey);
      const found = await call('GET', `leads?query=${encodeURIComponent(number)}&limit=50`, { signal });
      const candidates = found === undefined ? [] : readAnswer(leadList, found);
      for (const { id } of candidates.filter((one) => one.name === name)) {
        const texts = await listNotes(id, signal);
        if (texts.some((text) => text.includes(lead.id))) return;
        if (texts.length > 0) continue;
        await addNote(id);
        return;
      }
      const [added] = readAnswer(
        created,
        await call('POST', 'leads/complex', { signal, body: createLead(lead) }),
      );
      if (added) await addNote(added.id);
    },
    listOutcomes: async (since, signal) => {
      const outcomes: Outcome[] = [];
      const from = Math.floor(since.getTime() / 1000);
      const query = `filter[updated_at][from]=${from}&order[updated_at]=asc&with=loss_reason&limit=${PAGE_SIZE}`;
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const listed = await call('GET', `leads?${query}&page=${page}`, { signal, maxBytes: MAX_LIST_BYTES });
        const leads = listed === undefined ? [] : readAnswer(changedLeads, listed);
        for (const lead of leads.filter(({ isOurs }) => isOurs)) {
          const leadId = LEAD_KEY.exec((await listNotes(lead.id, signal)).join('\n'))?.[1];
          if (leadId !== undefined) outcomes.push({ leadId, outcome: toOutcome(lead) });
        }
        if (leads.length < PAGE_SIZE) return outcomes;
      }
      throw new DeliveryError('more changed leads than are read');
    },
  };
}

export const amocrm = defineTarget({
  name: 'amocrm',
  about: 'leads of the CRM amoCRM',
  recipient: 'системе учёта заявок',
  variables: defineVariableGroup({
    needs: {
      VVOZ_LEADS_AMOCRM_URL: webVariable.describe('address of the account: https://NAME.amocrm.ru'),
      VVOZ_LEADS_AMOCRM_TOKEN: z
        .string()
        .regex(/^[\w.-]{16,4096}$/, 'must be a token of letters, digits, dots and hyphens')
        .describe('long-lived token of a private integration'),
    },
    options: {},
    settings: ({ VVOZ_LEADS_AMOCRM_URL: url, VVOZ_LEADS_AMOCRM_TOKEN: token }) => ({ url, token }),
  }),
  open: createAmocrmTarget,
});
