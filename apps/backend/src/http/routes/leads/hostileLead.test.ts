import { expect, test, vi } from 'vitest';
import { findLead } from '../../../leads/findLeads.ts';
import { formatCsvLead } from '../../../leads/leadCsv.ts';
import { readTargets } from '../../../leads/targets/readTargets.ts';
import { TARGETS } from '../../../leads/targets/targets.ts';
import { startMailServer } from '../../../leads/testing/startMailServer.ts';
import { startHttpServer } from '../../../lib/testing/startHttpServer.ts';
import { createForm, createLeadApp } from './testing/leadApp.ts';

const EMOJI = '👩‍👩‍👧‍👦🚗';
const NAME = `=cmd|'/c calc'!A1;+1\r\nBcc: all@evil.example <img src=x onerror=alert(1)> ${EMOJI}`;
const MESSAGE = `'); drop table lead; --\n@SUM(1+1)\n\t=2\r.\r\nQUIT\r\n<script>alert(1)</script>&amp;</b>`;

/** Starts servers that speak the protocols of all targets, and sets up every target for them. */
async function startTargets() {
  const web = await startHttpServer(({ method, path }) => {
    if (path.includes('crm.lead.list')) return { body: { result: [] } };
    if (path.includes('/leads/complex')) return { body: [{ id: 7 }] };
    if (path.includes('/api/v4/leads')) return method === 'GET' ? { status: 204 } : { body: { ok: true } };
    return { body: path.includes('crm.lead.add') ? { result: 7 } : { ok: true } };
  });
  const mail = await startMailServer();
  const { targets, faults } = readTargets({
    VVOZ_LEADS_WEBHOOK_URL: `${web.url}/hook`,
    VVOZ_LEADS_WEBHOOK_SECRET: 'a secret of the operator',
    VVOZ_LEADS_BITRIX24_URL: `${web.url}/rest/1/key`,
    VVOZ_LEADS_AMOCRM_URL: web.url,
    VVOZ_LEADS_AMOCRM_TOKEN: 'a-long-lived-token.of.the.operator',
    VVOZ_LEADS_TELEGRAM_TOKEN: '1:abc',
    VVOZ_LEADS_TELEGRAM_CHAT: '-100',
    VVOZ_LEADS_TELEGRAM_URL: web.url,
    VVOZ_LEADS_SMTP_URL: mail.url,
    VVOZ_LEADS_SMTP_PLAIN: 'true',
    VVOZ_LEADS_SMTP_FROM: 'site@shop.example',
    VVOZ_LEADS_SMTP_TO: 'manager@shop.example',
  });
  expect(faults).toEqual([]);
  // A new target needs its server above and its check below.
  expect(targets.map(({ name }) => name)).toEqual(TARGETS.map(({ name }) => name));
  const readBody = (part: string): unknown =>
    JSON.parse(web.requests.find(({ path }) => path.includes(part))?.body ?? 'null');
  return { targets, readBody, mails: mail.mails };
}

/** Sends the hostile lead and waits until all targets have it. */
async function sendHostileLead() {
  const { targets, readBody, mails } = await startTargets();
  const api = await createLeadApp({ targets });
  const form = createForm({ name: NAME, message: MESSAGE, page: '/\r\nX-Evil: 1', utm: { utm_term: '=1' } });
  const { body } = await api.post('/api/request/send', form);
  const { id } = (body as { data: { id: string } }).data;
  const found = await vi.waitFor(async () => {
    const lead = await findLead(api.state, id);
    expect(lead?.deliveries.map(({ state }) => state)).toEqual(targets.map(() => 'delivered'));
    return lead;
  }, 10_000);
  if (!found) throw new Error('the lead was not saved');
  return { ...found, readBody, mails };
}

test('SQL, HTML, formulas, header injection and emoji arrive as harmless text in every target and in CSV', async () => {
  const { lead, deliveries, readBody, mails } = await sendHostileLead();
  expect(lead.name).toBe(NAME.replace('\r\n', ' '));

  expect(readBody('/hook')).toMatchObject({ name: lead.name, message: lead.message, page: '/ X-Evil: 1' });

  const { text } = readBody('/sendMessage') as { text: string };
  expect(text.replaceAll(/<\/?b>(?=[А-Я ]|:)|<b>|:<\/b>/g, '')).not.toMatch(/<(?!\/?b>)/);
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&lt;/b&gt;');
  expect(text).toContain(EMOJI);

  const { fields } = readBody('crm.lead.add') as { fields: { TITLE: string; COMMENTS: string } };
  expect(fields.COMMENTS.replaceAll(/<br>|<b>|:<\/b>/g, '')).not.toContain('<');
  expect(fields.COMMENTS).toContain(EMOJI);
  expect(fields.TITLE).not.toMatch(/[\r\n]/);

  const [note] = readBody('/leads/7/notes') as { params: { text: string } }[];
  expect(note?.params.text).toContain(EMOJI);
  const [amoLead] = readBody('/leads/complex') as { name: string }[];
  expect(amoLead?.name).not.toMatch(/[\r\n]/);

  expect(mails.map(({ to }) => to)).toEqual([['manager@shop.example']]);
  expect(mails[0]?.text.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|x-evil):/im);

  const row = formatCsvLead({ lead, deliveries });
  expect(row).toContain(EMOJI);
  // However a spreadsheet splits the text into cells, none but a phone number begins as a formula.
  for (const separator of [/,|\r\n/, /;|[\r\n]+/, /\t|[\r\n]+/])
    for (const cell of row.split(separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@|%](?!\d{11}$)/);
});
