import type { LeadWithDeliveries } from './findLeads.ts';

/** A column of an export. */
export type LeadColumn = readonly [name: string, getValue: (lead: LeadWithDeliveries) => string];

/** The columns of every export of requests. */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  ['id', ({ lead }) => lead.id],
  ['created_at', ({ lead }) => lead.createdAt],
  ['type', ({ lead }) => lead.kind],
  ['name', ({ lead }) => lead.name],
  ['tel', ({ lead }) => lead.tel],
  ['tel_note', ({ lead }) => lead.marks.telNote],
  ['message', ({ lead }) => lead.message],
  ['host', ({ lead }) => lead.host],
  ['page', ({ lead }) => lead.page],
  ['ip', ({ lead }) => lead.ip],
  ['consent_version', ({ lead }) => lead.consent.version],
  ['consent_at', ({ lead }) => lead.consent.at],
  ['marketing_version', ({ lead }) => lead.marks.marketing],
  ['lead_id', ({ lead }) => lead.marks.leadId],
  ['roistat_visit', ({ lead }) => lead.marks.roistatVisit],
  ['utm', ({ lead }) => new URLSearchParams(lead.marks.utm).toString()],
  ['captcha', ({ lead }) => lead.marks.captcha],
  ['lot', ({ lead }) => (lead.lot ? JSON.stringify(lead.lot) : '')],
  ['receipt', ({ lead }) => (lead.receipt ? JSON.stringify(lead.receipt) : '')],
  [
    'outcomes',
    ({ deliveries }) =>
      deliveries
        .filter(({ outcome }) => outcome !== '')
        .map(({ target, outcome }) => `${target}:${outcome}`)
        .join(' '),
  ],
  ['deliveries', ({ deliveries }) => deliveries.map(({ target, state }) => `${target}:${state}`).join(' ')],
];
