/**
 * Computes the share of requests that a cache answers without asking its source, when an answer is fresh for `freshS` and
 * requests of a key come independently of each other. Of a key with `rate` requests a second one request in each period of
 * `freshS` + 1/`rate` goes to the source.
 * @param rates requests a second of each key
 */
export function computeHitRate(rates: Iterable<number>, freshS: number): number {
  let all = 0;
  let asked = 0;
  for (const rate of rates) {
    all += rate;
    asked += rate === 0 ? 0 : 1 / (freshS + 1 / rate);
  }
  return all === 0 ? 0 : 1 - asked / all;
}

/** Lists the rates of keys by Zipf's law, which are `total` together: key n is asked 1/(n + 1)^`exponent` times as often. */
export function* listZipfRates(total: number, keys: number, exponent: number): Generator<number> {
  let sum = 0;
  for (let key = 1; key <= keys; key += 1) sum += 1 / key ** exponent;
  for (let key = 1; key <= keys; key += 1) yield total / (sum * key ** exponent);
}

/** Counts the samples of a metric in the text of `/metrics`, by the value of its label `from`. */
export function readSamples(text: string, metric: string): ReadonlyMap<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [name, value] = line.split(' ');
    const from = name?.startsWith(`${metric}{from="`) ? name.slice(metric.length + 7, -2) : undefined;
    if (from !== undefined) samples.set(from, (samples.get(from) ?? 0) + Number(value));
  }
  return samples;
}
