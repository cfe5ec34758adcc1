import type { LeadCounts } from '../../leads/countLeads.ts';
import type { LeadWithDeliveries } from '../../leads/findLeads.ts';
import { listLeadLines } from '../../leads/leadText.ts';
import { html, type Html } from './html.ts';
import { formatTime, renderPage, renderTable, renderToken } from './layout.ts';

const STATES: Readonly<Record<string, string>> = {
  pending: 'ждёт отправки',
  delivered: 'доставлена',
  dead: 'не доставлена',
};

const renderState = (state: string): Html =>
  html`<span class="${state === 'dead' ? 'bad' : ''}">${STATES[state] ?? state}</span>`;

const OUTCOMES: Readonly<Record<string, string>> = { won: 'успех', lost: 'отказ', spam: 'спам' };

const formatOutcome = (outcome: string): string => OUTCOMES[outcome] ?? outcome;

const formatOutcomes = (outcomes: Readonly<Record<string, number>>): string =>
  Object.entries(outcomes)
    .map(([outcome, count]) => `${formatOutcome(outcome)} ${count}`)
    .join(', ');

const renderDeliveries = ({ deliveries }: LeadWithDeliveries): Html =>
  deliveries.length === 0
    ? html`<span class="muted">получателей нет</span>`
    : html`${deliveries.map(
        ({ target, state, outcome }) =>
          html`${target}: ${renderState(state)}${outcome === '' ? '' : `, ${formatOutcome(outcome)}`}<br />`,
      )}`;

const isDelivered = ({ deliveries }: LeadWithDeliveries): boolean =>
  deliveries.every(({ state }) => state === 'delivered');

const renderRetry = (leadId: string, token: string): Html =>
  html`<form method="post" action="/operator/leads/${leadId}/retry">
    ${renderToken(token)}<button aria-label="Отправить ещё раз заявку ${leadId}">Отправить ещё раз</button>
  </form>`;

function renderCounts({ received, targets }: LeadCounts): Html {
  const rows = Object.entries(targets).map(([target, { delivered, pending, dead, outcomes }]) => [
    target,
    String(delivered),
    String(pending),
    String(dead),
    formatOutcomes(outcomes),
  ]);
  return html`<p>Всего заявок: ${received}</p>
    ${rows.length === 0 ? '' : renderTable(['Получатель', 'Доставлено', 'Ждёт', 'Не доставлено', 'Итог в CRM'], rows, '')}`;
}

export interface LeadsView {
  readonly leads: readonly LeadWithDeliveries[];
  readonly counts: LeadCounts;
  /** The text of the search; '' without one. */
  readonly search: string;
  readonly token: string;
}

/** Renders the newest requests, or those with a phone number. */
export function renderLeads({ leads, counts, search, token }: LeadsView): string {
  const rows = leads.map((found) => {
    const { lead } = found;
    return [
      html`<a href="/operator/leads/${lead.id}">${formatTime(lead.createdAt)}</a>`,
      html`${lead.tel === '' ? html`<span class="muted">обезличена</span>` : lead.tel}<br />${lead.name}`,
      html`${lead.host}${lead.page}`,
      renderDeliveries(found),
      isDelivered(found) ? '' : renderRetry(lead.id, token),
    ];
  });
  // Sent by POST, so that no number is in an address or in a log.
  const searchForm = html`<form class="line" method="post" action="/operator/search" role="search">
    ${renderToken(token)}
    <label>Телефон<br /><input type="tel" name="tel" required autocomplete="off" value="${search}" /></label>
    <button>Найти</button>
    ${search === '' ? '' : html`<a href="/operator">Все заявки</a>`}
  </form>`;
  const heads = ['Получена', 'Кто', 'Страница', 'Доставка', 'Действие'];
  return renderPage({
    title: search === '' ? 'Заявки' : `Заявки: ${search}`,
    section: '/operator',
    token,
    body: html`${searchForm} ${search === '' && renderCounts(counts)}
    ${renderTable(heads, rows, search === '' ? 'Заявок пока нет.' : 'С этого номера заявок нет.')}`,
  });
}

/** Renders one request with its deliveries. */
export function renderLead(found: LeadWithDeliveries, token: string): string {
  const lines = listLeadLines(found.lead).map(([label, value]) => [label, html`<pre>${value}</pre>`]);
  const deliveries = found.deliveries.map(
    ({ target, state, attempts, due_at: due, delivered_at: at, last_error: error, outcome }) => [
      target,
      renderState(state),
      String(attempts),
      formatTime(state === 'delivered' ? at : due),
      error,
      formatOutcome(outcome),
    ],
  );
  return renderPage({
    title: `Заявка ${found.lead.id}`,
    section: '/operator',
    token,
    body: html`${renderTable(['Поле', 'Значение'], lines, '')}
      <h2>Доставка</h2>
      ${renderTable(
        ['Получатель', 'Состояние', 'Попыток', 'Когда', 'Ошибка', 'Итог в CRM'],
        deliveries,
        'Когда заявка пришла, получателей не было.',
      )}
      ${found.lead.tel === '' ? '' : renderRetry(found.lead.id, token)}`,
  });
}
