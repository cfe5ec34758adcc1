import { expect, test } from 'vitest';
import { createCounts } from '../../catalogue/db/ingestRuns.ts';
import type { Alarm, Target } from '../../leads/targets/Target.ts';
import { noteDrifts } from '../../estimate/estimateNotes.ts';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { startMailServer } from '../../leads/testing/startMailServer.ts';
import { createSmtpTarget } from '../../leads/targets/smtp/smtpTarget.ts';
import { createTelegramTarget } from '../../leads/targets/telegram/telegramTarget.ts';
import { createWebhookTarget } from '../../leads/targets/webhook/webhookTarget.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import type { StateDb } from '../../state/schema.ts';
import { sendAlarms } from './sendAlarms.ts';
import { recordRun } from './feedRuns.ts';

const succeed = (db: StateDb, read = 1000) =>
  recordRun(db, 'jpcenter/main', async () => ({ ...createCounts(), read, whole: true }));
const fail = (db: StateDb, reason = 'HTTP 502') =>
  recordRun(db, 'jpcenter/main', () => Promise.reject(new Error(reason))).catch(() => undefined);

function createRecordingTarget(): { readonly target: Target; readonly alarms: Alarm[]; refuse: boolean } {
  const alarms: Alarm[] = [];
  const recorder = {
    alarms,
    refuse: false,
    target: {
      name: 'recorder',
      deliver: async () => undefined,
      alarm: async (alarm: Alarm) => {
        if (recorder.refuse) throw new Error('busy');
        alarms.push(alarm);
      },
    },
  };
  return recorder;
}

test('the third failure in a row raises one alarm, the next success ends it with one message', async () => {
  const { db } = await openTempState();
  const { target, alarms } = createRecordingTarget();
  await succeed(db);
  for (let failure = 1; failure <= 5; failure += 1) {
    await fail(db);
    expect(await sendAlarms(db, [target])).toEqual([]);
    expect(alarms).toHaveLength(failure < 3 ? 0 : 1);
  }
  expect(alarms[0]).toMatchObject({
    subject: 'Источник jpcenter/main: загрузка не удаётся',
    problem: 'failing',
    source: 'jpcenter/main',
    text: expect.stringContaining('Ошибка: HTTP 502'),
  });
  await succeed(db);
  await sendAlarms(db, [target]);
  await sendAlarms(db, [target]);
  expect(alarms.slice(1).map(({ subject }) => subject)).toEqual(['Источник jpcenter/main: снова в порядке']);
});

test('each source has its own alarms', async () => {
  const { db } = await openTempState();
  const { target, alarms } = createRecordingTarget();
  const failOther = () =>
    recordRun(db, 'wordpress/spec', () => Promise.reject(new Error('HTTP 404'))).catch(() => undefined);
  for (let failure = 0; failure < 3; failure += 1) await fail(db);
  await sendAlarms(db, [target]);
  for (let failure = 0; failure < 3; failure += 1) await failOther();
  await sendAlarms(db, [target]);
  await sendAlarms(db, [target]);
  expect(alarms.map(({ source }) => source)).toEqual(['jpcenter/main', 'wordpress/spec']);
});

test('a feed that shrinks by more than 30 % raises an alarm with both figures', async () => {
  const { db } = await openTempState();
  const { target, alarms } = createRecordingTarget();
  await succeed(db, 10_000);
  await succeed(db, 6_999);
  await sendAlarms(db, [target]);
  expect(alarms.map(({ text }) => text)).toEqual([
    expect.stringContaining('Было 10\u00A0000, стало 6\u00A0999'),
  ]);
});

test('an alarm says what failed, since when, why, and where to look', async () => {
  const { db } = await openTempState();
  const { target, alarms } = createRecordingTarget();
  const now = new Date('2026-11-22T20:05:00Z');
  const run = (outcome: string, finished_at: string, read = 0) =>
    db
      .insertInto('feed_run')
      .values({
        ...createCounts(),
        id: finished_at,
        source: 'jpcenter/main',
        started_at: finished_at,
        finished_at,
        outcome,
        read,
        error: outcome === 'failed' ? 'HTTP 502' : '',
        losses: '',
      })
      .execute();
  const takeAlarms = async () => {
    expect(await sendAlarms(db, [target], now)).toEqual([]);
    return alarms.splice(0);
  };
  for (const hour of ['10', '11', '12']) await run('failed', `2026-11-22T${hour}:00:00.000Z`);
  expect(await takeAlarms()).toEqual([
    {
      subject: 'Источник jpcenter/main: загрузка не удаётся',
      text:
        'Подряд не удалось загрузок: 3. Удачных загрузок ещё не было.\nОшибка: HTTP 502\n' +
        'На сайте остаются прежние лоты. Подробности: npm run ingest -- status',
      source: 'jpcenter/main',
      problem: 'failing',
      at: '2026-11-22T20:05:00.000Z',
    },
  ]);
  await run('done', '2026-11-22T13:30:00.000Z', 12_000);
  expect(await takeAlarms()).toEqual([
    expect.objectContaining({
      subject: 'Источник jpcenter/main: снова в порядке',
      text: 'Загрузка удалась, записей: 12\u00A0000.',
      problem: '',
    }),
  ]);
  for (const hour of ['14', '15', '16']) await run('failed', `2026-11-22T${hour}:00:00.000Z`);
  const [failing] = await takeAlarms();
  expect(failing?.text).toMatch(
    /^Подряд не удалось загрузок: 3\. Последняя удачная — 22\.11\.2026, 23:30 \(Владивосток\)\.\n/,
  );
  await run('done', '2026-11-22T17:00:00.000Z', 8000);
  expect(await takeAlarms()).toEqual([
    expect.objectContaining({
      subject: 'Источник jpcenter/main: лотов стало намного меньше',
      text:
        'Было 12\u00A0000, стало 8\u00A0000. Проверьте у поставщика, всё ли он отдаёт. ' +
        'Подробности: npm run ingest -- report jpcenter/main',
      problem: 'shrunk',
    }),
  ]);
  expect(await takeAlarms()).toEqual([]);
});

test('an alarm that one of two targets accepted is not sent again; without a target nothing is remembered', async () => {
  const { db } = await openTempState();
  const [busy, free] = [createRecordingTarget(), createRecordingTarget()];
  busy.refuse = true;
  for (let failure = 0; failure < 3; failure += 1) await fail(db);
  expect(await sendAlarms(db, [])).toEqual([]);
  expect(await sendAlarms(db, [free.target, busy.target])).toEqual([
    'alarm for jpcenter/main not delivered to recorder: Error: busy',
  ]);
  expect(await sendAlarms(db, [free.target, busy.target])).toEqual([]);
  expect(free.alarms).toHaveLength(1);
});

test('an alarm that no target accepted is reported for the log and sent again', async () => {
  const { db } = await openTempState();
  const recorder = createRecordingTarget();
  recorder.refuse = true;
  for (let failure = 0; failure < 3; failure += 1) await fail(db);
  expect(await sendAlarms(db, [recorder.target])).toEqual([
    'alarm for jpcenter/main not delivered to recorder: Error: busy',
  ]);
  recorder.refuse = false;
  await sendAlarms(db, [recorder.target]);
  expect(recorder.alarms).toHaveLength(1);
});

test('webhook, e-mail and Telegram send the alarm; a target that takes only leads does not get it', async () => {
  const { db } = await openTempState();
  for (let failure = 0; failure < 3; failure += 1) await fail(db, '<b>502</b>');
  const hook = await startHttpServer(() => ({ status: 204 }));
  const telegram = await startHttpServer(() => ({ body: { ok: true } }));
  const mail = await startMailServer();
  let leadsOnly = 0;
  const targets: Target[] = [
    { name: 'webhook', ...createWebhookTarget({ url: hook.url, secret: 'a secret of the operator' }) },
    { name: 'telegram', ...createTelegramTarget({ token: '1:abc', chat: '-100', baseUrl: telegram.url }) },
    {
      name: 'smtp',
      ...createSmtpTarget({ url: mail.url, from: 'a@vvoz.test', to: 'b@vvoz.test', isPlainAllowed: true }),
    },
    {
      name: 'crm',
      deliver: async () => {
        leadsOnly += 1;
      },
    },
  ];
  expect(await sendAlarms(db, targets)).toEqual([]);
  expect(JSON.parse(hook.requests[0]?.body ?? '')).toMatchObject({ type: 'alarm', problem: 'failing' });
  expect(hook.requests[0]?.headers['x-vvoz-signature']).toMatch(/^t=\d+,v1=/);
  const { text } = JSON.parse(telegram.requests[0]?.body ?? '') as { text: string };
  expect(text).toContain('<b>Источник jpcenter/main: загрузка не удаётся</b>');
  expect(text).toContain('&lt;b&gt;502&lt;/b&gt;');
  expect(mail.mails).toHaveLength(1);
  expect(leadsOnly).toBe(0);
});

test('estimates that have drifted raise one alarm, which says how to switch them off, until they are right again', async () => {
  const { db } = await openTempState();
  const { target, alarms } = createRecordingTarget();
  const right = {
    type: 'japan',
    week: '2026-11-20',
    sales: 500,
    error: 0.07,
    coverage: 0.8,
    usualError: 0.07,
  } as const;
  await noteDrifts(db, [right]);
  await sendAlarms(db, [target]);
  expect(alarms).toEqual([]);
  await noteDrifts(db, [{ ...right, error: 0.14, coverage: 0.61 }]);
  await sendAlarms(db, [target]);
  await sendAlarms(db, [target]);
  expect(alarms).toEqual([
    expect.objectContaining({
      subject: 'Оценки цен japan разошлись с торгами',
      text: expect.stringMatching(/ошибка 14 %, обычно 7 %; в пределы попало 61 % цен.*estimate off japan/s),
    }),
  ]);
  await noteDrifts(db, [{ ...right, week: '2026-11-27' }]);
  await sendAlarms(db, [target]);
  expect(alarms[1]?.subject).toBe('Оценки цен japan: снова в порядке');
});
