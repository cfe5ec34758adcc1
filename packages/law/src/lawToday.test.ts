import { expect, onTestFinished, test, vi } from 'vitest';

test.each([
  ['2025-12-31T13:59:59Z', '2025-12-01'],
  ['2025-12-31T14:00:00Z', '2026-01-01'],
  ['2026-12-31T13:59:59Z', '2026-01-01'],
  ['2026-12-31T14:00:00Z', '2027-01-01'],
])(
  'at %s texts show the figures since %s: the year begins at midnight in Vladivostok',
  async (now, since) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    vi.resetModules();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.resetModules();
    });
    const { LAW } = await import('./lawFigures.ts');
    expect(LAW.validFrom).toBe(since);
  },
);
