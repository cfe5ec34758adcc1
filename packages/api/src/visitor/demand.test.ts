import { expect, test } from 'vitest';
import { createVisitorDemand, joinDemands } from './demand.ts';

test('a joint demand names all visitors, and ends when the last of them has left', () => {
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

test('a demand of visitors who have left already has ended', () => {
  const left = createVisitorDemand('203.0.113.7', AbortSignal.abort());
  expect(joinDemands([left]).signal.aborted).toBe(true);
});
