import { countLeads } from '../../leads/counts.ts';
import { findLead, findLeads, type LeadWithDeliveries } from '../../leads/findLeads.ts';
import { csvHead, csvOf } from '../../leads/leadCsv.ts';
import { leadLines } from '../../leads/leadText.ts';
import { retryLeads, type RetryChoice } from '../../leads/retryLeads.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { StateDb } from '../../state/schema.ts';
import type { LeadsCommand } from './leadsArgs.ts';

export interface LeadsPlace {
  readonly state: { readonly db: StateDb };
  /** Names of the targets that are configured. */
  readonly targets: readonly string[];
  readonly now: Date;
}

/** What was asked for is not there; the message says what. */
export class LeadsError extends OperatorError {
  override readonly name = 'LeadsError';
}

/** `+7914***4567`: enough to recognise a number, too little to call it. */
export const maskedTel = (tel: string): string => `${tel.slice(0, 5)}***${tel.slice(-4)}`;

const standOf = ({ deliveries }: LeadWithDeliveries): string =>
  deliveries.map(({ target, state }) => `${target} ${state}`).join(', ') || 'no target';

async function* list(
  { state }: LeadsPlace,
  { since, limit, full }: Extract<LeadsCommand, { kind: 'list' }>,
): AsyncGenerator<string> {
  let left = limit;
  for await (const found of findLeads(state, { since, order: 'newest' })) {
    const { lead } = found;
    const tel = full ? lead.tel : maskedTel(lead.tel);
    yield `${lead.createdAt}  ${lead.id}  ${tel}  ${lead.name || '—'}  ${lead.page || '/'}  ${standOf(found)}\n`;
    left -= 1;
    if (left === 0) break;
  }
  const { received, targets } = await countLeads(state);
  yield `${received} received\n`;
  for (const [target, { delivered, pending, dead }] of Object.entries(targets))
    yield `${target}: ${delivered} delivered, ${pending} pending, ${dead} dead\n`;
}

async function* show({ state }: LeadsPlace, id: string): AsyncGenerator<string> {
  const found = await findLead(state, id);
  if (!found) throw new LeadsError(`There is no request ${id}.`);
  const { lead, deliveries } = found;
  for (const [label, value] of leadLines(lead)) yield `${label}: ${value.replaceAll('\n', '\n    ')}\n`;
  if (lead.receipt) yield `Расчёт целиком: ${JSON.stringify(lead.receipt)}\n`;
  if (deliveries.length === 0) yield 'No target was configured when it came: npm run leads -- retry ID\n';
  for (const {
    target,
    state: is,
    attempts,
    due_at: due,
    delivered_at: at,
    last_error: error,
  } of deliveries) {
    const when = is === 'delivered' ? at : is === 'pending' ? `due ${due}` : '';
    yield `${[target, is, when, `attempts ${attempts}`, error].filter(Boolean).join('  ')}\n`;
  }
}

async function* retry({ state, targets, now }: LeadsPlace, choice: RetryChoice): AsyncGenerator<string> {
  if (choice.kind === 'lead' && !(await findLead(state, choice.id)))
    throw new LeadsError(`There is no request ${choice.id}.`);
  if (choice.kind === 'target' && !targets.includes(choice.target))
    throw new LeadsError(
      `The target ${choice.target} is not configured. Configured: ${targets.join(', ') || 'none'}.`,
    );
  const { due, created } = await retryLeads(state, choice, targets, now);
  yield `${due} deliveries are due now, ${created} were created. A running backend delivers them.\n`;
}

async function* csv({ state }: LeadsPlace, since: string): AsyncGenerator<string> {
  yield csvHead();
  for await (const found of findLeads(state, { since, order: 'oldest' })) yield csvOf(found);
}

async function* json({ state }: LeadsPlace, since: string): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { lead, deliveries } of findLeads(state, { since, order: 'oldest' })) {
    const stands = deliveries.map(({ target, state: is, delivered_at: at }) => ({ target, state: is, at }));
    yield `${before}${JSON.stringify({ ...lead, deliveries: stands })}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** What a command says, piece by piece. Throws LeadsError. */
export function runLeadsCommand(
  place: LeadsPlace,
  command: Exclude<LeadsCommand, { kind: 'help' }>,
): AsyncGenerator<string> {
  if (command.kind === 'list') return list(place, command);
  if (command.kind === 'show') return show(place, command.id);
  if (command.kind === 'retry') return retry(place, command.choice);
  return (command.format === 'csv' ? csv : json)(place, command.since);
}
