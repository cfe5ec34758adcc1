import { expect, test } from 'vitest';
import { findLeads } from '../../leads/findLeads.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { listBackupJobs } from './nightlyBackup.ts';
import { RETENTION_JOB, runRetention } from './retention.ts';

test('leads older than the number of days lose their personal data', async () => {
  const state = await openTempState();
  const at = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.001Z'];
  for (const createdAt of at) await saveLead(state, createSampleLead({ createdAt }), []);
  const log = { info: () => undefined, warn: () => undefined };
  await runRetention(state, { leads: 30, chat: 90 }, log, new Date('2026-02-01T00:00:00.000Z'));
  const names: string[] = [];
  for await (const { lead } of findLeads(state, { order: 'oldest' })) names.push(lead.name);
  expect(names).toEqual(['', 'Анна Проверочная']);
});

test('old data are removed before the nightly backup is made, both at night in Vladivostok', () => {
  const [backup] = listBackupJobs({ isNightly: true });
  const runs = [RETENTION_JOB, backup].map((job) => {
    const [minute = '', hour = ''] = job?.pattern.split(' ') ?? [];
    // The timetable is in UTC; Vladivostok is ten hours ahead.
    return ((Number(hour) + 10) % 24) * 60 + Number(minute);
  });
  expect(runs[0]).toBeLessThan(runs[1] ?? 0);
  for (const minutes of runs) expect([minutes >= 60, minutes < 360]).toEqual([true, true]);
});

test('chats are removed after their own number of days', async () => {
  const state = await openTempState();
  const at = ['2026-01-01T00:00:00.000Z', '2026-01-30T00:00:00.000Z'];
  for (const [number, time] of at.entries())
    await state.db
      .insertInto('chat_message')
      .values({
        id: String(number),
        conversation: 'c',
        at: time,
        author: 'visitor',
        text: 'Анна',
        host: '',
        page: '',
        forwarded_at: '',
        forwarded_as: '',
      })
      .execute();
  const log = { info: () => undefined, warn: () => undefined };
  await runRetention(state, { leads: 365, chat: 7 }, log, new Date('2026-02-01T00:00:00.000Z'));
  const remaining = await state.db.selectFrom('chat_message').select('id').execute();
  expect(remaining).toEqual([{ id: '1' }]);
});
