import { countLeads } from '../../leads/countLeads.ts';
import { findLead, findLeads, type LeadWithDeliveries } from '../../leads/findLeads.ts';
import { listLeadLines } from '../../leads/leadText.ts';
import { retryLeads, type RetryChoice } from '../../leads/retryLeads.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { State } from '../../state/openState.ts';
import { describePerson } from '../privacy/describePerson.ts';
import { findInBackups } from '../privacy/findInBackups.ts';
import { forgetPersonalData } from '../privacy/forgetPersonalData.ts';
import { withdrawMarketing } from '../privacy/withdrawMarketing.ts';
import { exportLeads } from './exportLeads.ts';
import type { LeadsCommand } from './leadsArgs.ts';
import { printConsents } from './printConsents.ts';

export interface LeadsCommandContext {
  readonly state: Pick<State, 'db' | 'engine'>;
  /** Names of the targets that are configured. */
  readonly targets: readonly string[];
  readonly now: Date;
  readonly backups: { readonly dir: string; readonly keep: number };
}

const DAY_MS = 86_400_000;

/** The requested lead or target does not exist. */
export class LeadsError extends OperatorError {
  override readonly name = 'LeadsError';
}

/** Masks a phone number: `+7914***4567`. A manager can recognise it, nobody can call it. */
export const maskTel = (tel: string): string => (tel === '' ? '' : `${tel.slice(0, 5)}***${tel.slice(-4)}`);

const formatDeliveries = ({ deliveries }: LeadWithDeliveries): string =>
  deliveries
    .map(({ target, state, outcome }) => [target, state, outcome].filter(Boolean).join(' '))
    .join(', ') || 'no target';

async function* listRequests(
  { state }: LeadsCommandContext,
  { since, limit, full }: Extract<LeadsCommand, { kind: 'list' }>,
): AsyncGenerator<string> {
  let remaining = limit;
  for await (const leadWithDeliveries of findLeads(state, { since, order: 'newest' })) {
    const { lead } = leadWithDeliveries;
    const tel = full ? lead.tel : maskTel(lead.tel);
    yield `${lead.createdAt}  ${lead.id}  ${tel || 'forgotten'}  ${lead.name || '—'}  ${lead.page || '/'}  ${formatDeliveries(leadWithDeliveries)}\n`;
    remaining -= 1;
    if (remaining === 0) break;
  }
  const { received, targets } = await countLeads(state);
  yield `${received} received\n`;
  for (const [target, { delivered, pending, dead, outcomes }] of Object.entries(targets)) {
    const told = Object.entries(outcomes).map(([outcome, count]) => `, ${count} ${outcome}`);
    yield `${target}: ${delivered} delivered, ${pending} pending, ${dead} dead${told.join('')}\n`;
  }
}

async function* showRequest({ state }: LeadsCommandContext, id: string): AsyncGenerator<string> {
  const leadWithDeliveries = await findLead(state, id);
  if (!leadWithDeliveries) throw new LeadsError(`Request ${id} does not exist.`);
  const { lead, deliveries } = leadWithDeliveries;
  for (const [label, value] of listLeadLines(lead)) yield `${label}: ${value.replaceAll('\n', '\n    ')}\n`;
  if (lead.receipt) yield `Расчёт целиком: ${JSON.stringify(lead.receipt)}\n`;
  if (deliveries.length === 0)
    yield 'No target was configured when this request arrived. To deliver it: npm run leads -- retry ID\n';
  for (const {
    target,
    state: deliveryState,
    attempts,
    due_at: due,
    delivered_at: at,
    last_error: error,
    outcome,
    outcome_at: outcomeAt,
  } of deliveries) {
    const when = deliveryState === 'delivered' ? at : deliveryState === 'pending' ? `due ${due}` : '';
    yield `${[target, deliveryState, when, `attempts ${attempts}`, error, outcome && `${outcome} ${outcomeAt}`].filter(Boolean).join('  ')}\n`;
  }
}

async function* retryRequests(
  { state, targets, now }: LeadsCommandContext,
  choice: RetryChoice,
): AsyncGenerator<string> {
  if (choice.kind === 'lead' && !(await findLead(state, choice.id)))
    throw new LeadsError(`Request ${choice.id} does not exist.`);
  if (choice.kind === 'target' && !targets.includes(choice.target))
    throw new LeadsError(
      `Target ${choice.target} is not configured. Configured: ${targets.join(', ') || 'none'}.`,
    );
  const { due, created } = await retryLeads(state, choice, targets, now);
  yield `Deliveries due now: ${due}; new: ${created}. A running backend delivers them.\n`;
}

async function* printPerson({ state }: LeadsCommandContext, tel: string): AsyncGenerator<string> {
  yield `${JSON.stringify(await describePerson(state, tel), null, 2)}\n`;
}

async function* forgetPerson(
  { state, now, backups }: LeadsCommandContext,
  tel: string,
): AsyncGenerator<string> {
  const { leads, cancelled, chatMessages, passedOn } = await forgetPersonalData(
    state,
    { cause: 'request', tel },
    now,
  );
  yield `Requests without personal data from now on: ${leads}; deliveries cancelled: ${cancelled}; chat messages deleted: ${chatMessages}.\n`;
  for (const [target, count] of Object.entries(passedOn))
    yield `${target} has received ${count} of them: remove them there too.\n`;
  const { engine } = state;
  for (const { place, expiresAfter } of findInBackups(
    tel,
    backups,
    engine.kind === 'sqlite' ? engine.file : undefined,
  ))
    yield expiresAfter === undefined
      ? `${place} still has this person and does not expire: remove it.\n`
      : `${place} still has this person. It is removed when ${expiresAfter} more backups have been made, by ${new Date(now.getTime() + expiresAfter * DAY_MS).toISOString().slice(0, 10)} with nightly backups; a restore of it removes the person again.\n`;
}

async function* withdrawConsent(
  { state, targets, now }: LeadsCommandContext,
  tel: string,
): AsyncGenerator<string> {
  yield `Requests whose consent to mailing is withdrawn: ${await withdrawMarketing(state, tel, now)}.\n`;
  if (targets.length > 0) yield `End the mailing there too: ${targets.join(', ')}.\n`;
}

/** Runs a command. Yields its output in pieces. Throws LeadsError. */
export function runLeadsCommand(
  context: LeadsCommandContext,
  command: Exclude<LeadsCommand, { kind: 'help' }>,
): AsyncGenerator<string> {
  if (command.kind === 'list') return listRequests(context, command);
  if (command.kind === 'show') return showRequest(context, command.id);
  if (command.kind === 'retry') return retryRequests(context, command.choice);
  if (command.kind === 'about') return printPerson(context, command.tel);
  if (command.kind === 'forget') return forgetPerson(context, command.tel);
  if (command.kind === 'withdraw') return withdrawConsent(context, command.tel);
  if (command.kind === 'consents') return printConsents(context.state, command);
  return exportLeads(context.state, command);
}
