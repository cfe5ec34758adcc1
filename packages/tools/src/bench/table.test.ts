import { expect, test } from 'vitest';
import { formatBenchTable } from './table.ts';

test('names are left-aligned, numbers right-aligned, and each column has one width', () => {
  const lines = formatBenchTable([
    { name: 'count', requestsPerSecond: 12_345.6, p50Ms: 0.4, p99Ms: 11.25, failed: 0 },
    { name: 'list page', requestsPerSecond: 9, p50Ms: 100, p99Ms: 1000, failed: 12 },
  ]).split('\n');
  expect(lines).toEqual([
    '           requests/s  p50 ms  p99 ms  failed',
    'count           12346     0.4    11.3       0',
    'list page           9   100.0  1000.0      12',
  ]);
});
