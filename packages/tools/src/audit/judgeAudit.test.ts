import { expect, test } from 'vitest';
import { judgeAudit, readAccepted } from './judgeAudit.ts';

const DAY = '2026-11-26';
const report = JSON.stringify({
  advisories: {
    1: { github_advisory_id: 'GHSA-aaaa', module_name: 'left-pad', severity: 'high', title: 'It pads' },
    2: { github_advisory_id: 'GHSA-bbbb', module_name: 'tar', severity: 'low', title: 'It unpacks' },
  },
});
const accept = (until: string) =>
  readAccepted(
    JSON.stringify([
      { id: 'GHSA-aaaa', reason: 'Used by the build only, on our own files', since: '2026-11-01', until },
    ]),
  );

test('an advisory is a fault unless it is accepted, and as long as it is', () => {
  const other = expect.stringMatching(/^GHSA-bbbb \(low\) in tar: It unpacks; update it/);
  expect(judgeAudit(report, accept('2026-12-31'), DAY)).toEqual([other]);
  expect(judgeAudit(report, accept('2026-11-25'), DAY)).toEqual([
    expect.stringContaining('accepted until 2026-11-25, judge it again'),
    other,
  ]);
  expect(judgeAudit('{"advisories":{}}', [], DAY)).toEqual([]);
});

test.each(['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"ENOTFOUND"}}'])(
  'without a registry there is nothing to judge: «%s»',
  (text) => expect(judgeAudit(text, [], DAY)).toBeUndefined(),
);

test('an acceptance needs a reason and dates', () => {
  expect(() => readAccepted('[{"id":"GHSA-aaaa","since":"2026-11-01","until":"2026-12-31"}]')).toThrow(
    /reason/,
  );
});
