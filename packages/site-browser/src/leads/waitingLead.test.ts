import { expect, test } from 'vitest';
import { findWaitingState, MAX_SILENT_MS } from './waitingLead.ts';

const LEAD = { key: 'k', body: {}, keptAt: 1000, dueAt: 0, failures: 0, refusedRu: '' };

test('a stored request waits for two days, then its visitor decides; a refused one stays refused', () => {
  expect(findWaitingState(LEAD, 1000)).toBe('waiting');
  expect(findWaitingState(LEAD, 999 + MAX_SILENT_MS)).toBe('waiting');
  expect(findWaitingState(LEAD, 1000 + MAX_SILENT_MS)).toBe('overdue');
  const refused = { ...LEAD, refusedRu: 'проверьте номер телефона' };
  expect(findWaitingState(refused, 1000)).toBe('refused');
  expect(findWaitingState(refused, 1000 + MAX_SILENT_MS)).toBe('refused');
});
