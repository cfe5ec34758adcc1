import type { Histogram } from '@vvoz/api/catalog/view';

interface Counted {
  readonly value: number;
  readonly count: number;
}

/** 1, 2, 5, 10, 20, 50 … the smallest that is not below `wanted`. */
export function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10;
  return step * power;
}

function valueAt(values: readonly Counted[], share: number): number {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { value, count } of values) {
    seen += count;
    if (seen >= total * share) return value;
  }
  return values.at(-1)?.value ?? 0;
}

/**
 * Bins of one round width over values that come sorted with their counts. The rarest half per cent at each end falls
 * into the outer bins, so that one odd record does not flatten the rest; the outer bounds are the true ones.
 */
export function makeBins(values: readonly Counted[], wanted: number): Histogram {
  const first = values[0];
  const last = values.at(-1);
  if (!first || !last) return { bins: [] };
  const low = valueAt(values, 0.005);
  const high = valueAt(values, 0.995);
  const step = roundStep((high - low + 1) / wanted);
  const origin = Math.floor(low / step) * step;
  const size = Math.floor((high - origin) / step) + 1;
  const counts = Array.from({ length: size }, () => 0);
  for (const { value, count } of values) {
    const at = Math.min(size - 1, Math.max(0, Math.floor((value - origin) / step)));
    counts[at] = (counts[at] ?? 0) + count;
  }
  return {
    bins: counts.map((count, at) => ({
      from: at === 0 ? Math.min(first.value, origin) : origin + at * step,
      to: at === size - 1 ? Math.max(last.value, origin + size * step) : origin + (at + 1) * step,
      count,
    })),
  };
}
