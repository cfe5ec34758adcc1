import { expect, test } from 'vitest';
import { findLeads } from '../../leads/findLeads.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { listRetentionJobs, runRetention } from './retention.ts';

test('without a number of days nothing is removed; with one there is a nightly job', () => {
  expect(listRetentionJobs(undefined)).toEqual([]);
  expect(listRetentionJobs(365)).toHaveLength(1);
});

test('leads older than the number of days lose their personal data', async () => {
  const state = await openTempState();
  const at = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.001Z'];
  for (const createdAt of at) await saveLead(state, createSampleLead({ createdAt }), []);
  const log = { info: () => undefined, warn: () => undefined };
  await runRetention(state, 30, log, new Date('2026-02-01T00:00:00.000Z'));
  const names: string[] = [];
  for await (const { lead } of findLeads(state, { order: 'oldest' })) names.push(lead.name);
  expect(names).toEqual(['', 'Анна Проверочная']);
});
