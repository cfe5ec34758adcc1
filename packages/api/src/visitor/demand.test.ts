import { expect, test } from 'vitest';
import { createVisitorDemand, joinDemands } from './demand.ts';

test('a joined demand lists each visitor once and ends when the last one has left', () => {
  const [anna, boris] = [new AbortController(), new AbortController()];
  const demand = joinDemands([
    createVisitorDemand('203.0.113.7', anna.signal),
    createVisitorDemand('203.0.113.8', boris.signal),
    createVisitorDemand('203.0.113.7', anna.signal),
  ]);
  expect([...demand.listVisitors()]).toEqual(['203.0.113.7', '203.0.113.8']);
  anna.abort();
  expect(demand.signal.aborted).toBe(false);
  boris.abort();
  expect(demand.signal.aborted).toBe(true);
});

test('a demand joined after its visitors have left has already ended', () => {
  const left = createVisitorDemand('203.0.113.7', AbortSignal.abort());
  expect(joinDemands([left]).signal.aborted).toBe(true);
});
