import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Vitals } from '@vvoz/api/vitals/vitalsSchemas';
import { readEnv } from '../../env.ts';
import { CAPTCHA_ROWS } from '../../leads/captcha/captchaRows.ts';
import { MAX_RETENTION_DAYS } from '../../lib/retentionDays.ts';
import type { LeadMetadata } from '../../leads/leadRecord.ts';
import { LIMITS } from '../../leads/rateLimit.ts';
import { TARGETS } from '../../leads/targets/targets.ts';
import type { StateTables } from '../../state/schema.ts';
import { openTempState } from '../../state/testing/openTempState.ts';

const read = (name: string): string =>
  readFileSync(path.resolve(import.meta.dirname, `../../../content/documents/${name}.md`), 'utf8').replaceAll(
    '\u00A0',
    ' ',
  );
const POLICY = read('privacy-policy');
const CONSENT = read('soglasie');
/** The section of the policy that begins with a number. */
const readSection = (number: number): string => POLICY.split(/^## (?=\d)/m)[number] ?? '';

/** A table without columns of a person: settings, content, feeds. */
const NO_PERSON = 'nobody';
/** A column that says nothing about a person: an id, a state. */
const NOTHING = '';

/**
 * The words of section 2 or 4 of the policy for the content of each column. A new table or column compiles only with a
 * word here, and the policy must contain the word.
 */
const STORED = {
  lead: {
    id: NOTHING,
    idempotency_key: NOTHING,
    created_at: 'дата и время',
    kind: NOTHING,
    name: 'имя',
    tel: 'номер телефона',
    message: 'текст сообщений',
    host: NOTHING,
    page: 'адрес страницы',
    ip: 'IP-адрес',
    consent_version: 'версия текста согласия',
    consent_at: 'дата и время',
    marks: 'рекламные метки',
    lot: 'выбранный лот',
    receipt: 'расчёт',
  },
  delivery: {
    id: NOTHING,
    lead_id: NOTHING,
    target: NOTHING,
    state: NOTHING,
    attempts: NOTHING,
    due_at: NOTHING,
    claimed_by: NOTHING,
    claimed_until: NOTHING,
    // A target's answer may repeat the text of the lead.
    last_error: 'текст сообщений',
    delivered_at: NOTHING,
    outcome: NOTHING,
    outcome_at: NOTHING,
  },
  chat_message: {
    id: NOTHING,
    conversation: NOTHING,
    at: 'дата и время',
    author: NOTHING,
    text: 'текст сообщений',
    host: NOTHING,
    page: 'адрес страницы',
    forwarded_at: NOTHING,
    forwarded_as: NOTHING,
  },
  consent_event: {
    id: NOTHING,
    at: 'время',
    lead_id: 'номер заявки',
    act: 'согласие дано или отозвано',
    scope: NOTHING,
    version: 'версия и текст согласия',
    text_hash: 'версия и текст согласия',
    host: NOTHING,
    page: 'адрес страницы',
  },
  captcha_token: { id: NOTHING, used_by: NOTHING, verdict: 'результат проверки на робота', until: NOTHING },
  consent_text: NO_PERSON,
  privacy_log: NO_PERSON,
  feed_run: NO_PERSON,
  quarantine: NO_PERSON,
  content_entry: NO_PERSON,
  content_document: NO_PERSON,
  rate: NO_PERSON,
  cost_settings: NO_PERSON,
  lease: NO_PERSON,
  note: NO_PERSON,
} as const satisfies {
  readonly [Table in keyof StateTables]:
    | typeof NO_PERSON
    | Readonly<Record<keyof StateTables[Table], string>>;
};

/** The same for the values in the column `marks`. */
const MARKS = {
  telNote: 'номер телефона и пометки к нему',
  leadId: 'рекламные метки',
  roistatVisit: 'номера визита',
  trace: 'номера визита',
  marketing: 'версия текста согласия',
  userAgent: 'сведения о браузере',
  captcha: 'результат проверки на робота',
  utm: 'рекламные метки',
} as const satisfies Readonly<Record<keyof LeadMetadata, string>>;

/** The same for what a page reports about its speed. It is never stored. */
const MEASURED = {
  host: 'сайт',
  template: 'вид страницы',
  lcp: 'время загрузки',
  fcp: 'время загрузки',
  ttfb: 'время загрузки',
  inp: 'время отклика',
  cls: 'сдвиги страницы',
} as const satisfies Readonly<Record<keyof Vitals, string>>;

const WORDS = [
  ...Object.values(STORED).flatMap((columns) => (columns === NO_PERSON ? [] : Object.values(columns))),
  ...Object.values(MARKS),
  ...Object.values(MEASURED),
].filter((word) => word !== NOTHING);

test.each([...new Set(WORDS)])('the policy names what is kept or measured: %s', (word) => {
  expect(`${readSection(2)}${readSection(4)}`).toContain(word);
});

test('the database has no table and no column besides those that the policy was compared with', async () => {
  const { db } = await openTempState();
  const tables = await db.introspection.getTables();
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(STORED).toSorted());
  for (const [table, columns] of Object.entries(STORED))
    if (columns !== NO_PERSON)
      expect(
        tables
          .find(({ name }) => name === table)
          ?.columns.map(({ name }) => name)
          .toSorted(),
      ).toEqual(Object.keys(columns).toSorted());
});

test.each(['Имя', 'номер телефона', 'текст моего сообщения', 'IP-адрес', 'сведения о браузере'])(
  'the consent names what a form sends: %s',
  (word) => expect(CONSENT).toContain(word),
);

const RECIPIENTS = [...TARGETS, ...CAPTCHA_ROWS].flatMap(({ name, recipient }) =>
  recipient === undefined ? [] : [[name, recipient] as const],
);

test.each(RECIPIENTS)('the policy names %s as a recipient: %s', (_, recipient) => {
  expect(readSection(5)).toContain(recipient);
});

test('every target has a recipient; the chat goes to the messenger that is named', () => {
  expect(RECIPIENTS.map(([name]) => name)).toEqual(expect.arrayContaining(TARGETS.map(({ name }) => name)));
  expect(readSection(5)).toMatch(/мессенджеру Telegram \(заявки и вопросы из чата/);
});

test('what the policy promises about time is what the code does', () => {
  const promised = readSection(4);
  expect(promised).toContain('Заявки без сделки хранятся не дольше трёх лет.');
  expect(CONSENT).toContain('не дольше трёх лет');
  expect(promised).toContain('Переписка в чате — девяносто дней.');
  expect(promised).toContain('Технические журналы — до девяноста дней.');
  expect(MAX_RETENTION_DAYS).toEqual({ leads: 3 * 365, chat: 90, logs: 90 });
  expect(readEnv({}).retentionDays).toEqual({ leads: 3 * 365, chat: 90 });
});

test('addresses are counted for an hour at most', () => {
  expect(readSection(4)).toContain('не дольше часа');
  const seconds = Object.values(LIMITS).flatMap((windows) => windows.map((window) => window.seconds));
  expect(Math.max(...seconds)).toBeLessThanOrEqual(3600);
});

test.each([
  ['VVOZ_LEADS_RETENTION_DAYS', '1096'],
  ['VVOZ_CHAT_RETENTION_DAYS', '91'],
])('%s=%s, longer than the policy allows, stops the start', (name, days) => {
  expect(() => readEnv({ [name]: days })).toThrow(`${name}: the privacy policy promises at most`);
  expect(() => readEnv({ [name]: '1' })).not.toThrow();
});
