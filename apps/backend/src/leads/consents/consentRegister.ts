import { randomUUID } from 'node:crypto';
import type { ConsentEventTable, StateDb } from '../../state/schema.ts';
import { parseLeadRow, type Lead } from '../leadRecord.ts';
import { findConsentText, type ConsentScope } from './consentTexts.ts';

/** Lists the consents that a request contains, with their versions. */
const listScopes = ({ consent, marks }: Lead): readonly (readonly [ConsentScope, string])[] => [
  ['request', consent.version],
  ...(marks.marketing === '' ? [] : [['marketing', marks.marketing] as const]),
];

/** Creates the entry of a consent that was sent with a request, without an id. */
const createGivenEvent = (
  lead: Lead,
  scope: ConsentScope,
  version: string,
  textHash: string,
): Omit<ConsentEventTable, 'id'> => ({
  at: lead.createdAt,
  lead_id: lead.id,
  act: 'given',
  scope,
  version,
  text_hash: textHash,
  host: lead.host,
  page: lead.page,
});

/**
 * Records the consents of a new request, with the text that the visitor has agreed to. The time is the server's.
 * @param db a transaction
 */
export async function recordConsents(db: StateDb, lead: Lead): Promise<void> {
  for (const [scope, version] of listScopes(lead)) {
    const text = await findConsentText(db, scope, version);
    if (text)
      await db
        .insertInto('consent_text')
        .values({ ...text, since: lead.createdAt })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    await db
      .insertInto('consent_event')
      .values({ id: randomUUID(), ...createGivenEvent(lead, scope, version, text?.hash ?? '') })
      .execute();
  }
}

/** A consent that was not withdrawn. */
interface ActiveConsent {
  readonly leadId: string;
  readonly scope: ConsentScope;
  readonly version: string;
}

/** Lists the consents of a person (`tel`, E.164) that were not withdrawn, including those older than the register. */
export async function findActiveConsents(db: StateDb, tel: string): Promise<readonly ActiveConsent[]> {
  const rows = await db.selectFrom('lead').selectAll().where('tel', '=', tel).execute();
  return rows
    .map(parseLeadRow)
    .flatMap((lead) => listScopes(lead).map(([scope, version]) => ({ leadId: lead.id, scope, version })));
}

/**
 * Records that consents were withdrawn.
 * @param db a transaction
 */
export async function recordWithdrawals(
  db: StateDb,
  consents: readonly ActiveConsent[],
  now: Date,
): Promise<void> {
  for (const { leadId, scope, version } of consents)
    await db
      .insertInto('consent_event')
      .values({
        id: randomUUID(),
        at: now.toISOString(),
        lead_id: leadId,
        act: 'withdrawn',
        scope,
        version,
        text_hash: '',
        host: '',
        page: '',
      })
      .execute();
}

const compareEvents = (a: ConsentEventTable, b: ConsentEventTable): number =>
  a.at === b.at ? (a.act < b.act ? -1 : 1) : a.at < b.at ? -1 : 1;

/** Lists the register from a time on (ISO), oldest first. Consents older than the register have no text. */
export async function listConsents(
  { db }: { readonly db: StateDb },
  since: string,
): Promise<readonly ConsentEventTable[]> {
  const events = await db.selectFrom('consent_event').selectAll().where('at', '>=', since).execute();
  const unregistered = await db
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>=', since)
    .where('id', 'not in', db.selectFrom('consent_event').select('lead_id').where('act', '=', 'given'))
    .execute();
  const derived = unregistered
    .map(parseLeadRow)
    .flatMap((lead) =>
      listScopes(lead).map(([scope, version]) => ({ id: '', ...createGivenEvent(lead, scope, version, '') })),
    );
  return [...events, ...derived].toSorted(compareEvents);
}
