import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { findMedian } from '@vvoz/tools/lib/statistics';
import { measureBurst } from './measureBurst.ts';

const BURSTS = 3;
const REQUESTS = 200;
/** While the page was idle, the engine has dropped compiled code: the first requests after a part cost twice as much. */
const AWAKENING_REQUESTS = 1500;
/** The engine compiles its code in steps: a request costs half as much after about 2,500 of them. */
const WARM_UP_REQUESTS = 3000;

/** Requests the empty page so many times that later requests cost the same. Every run of the bench begins with it. */
export const warmUpEmpty = async (empty: IsolatedProcess): Promise<void> =>
  void (await measureBurst(empty, '/', WARM_UP_REQUESTS));

/** Measures the CPU time of one request of the empty page, ms: the unit of all times and rates of a run. */
export async function measureEmpty(empty: IsolatedProcess): Promise<number> {
  await measureBurst(empty, '/', AWAKENING_REQUESTS);
  const times: number[] = [];
  for (let burst = 0; burst < BURSTS; burst += 1)
    times.push((await measureBurst(empty, '/', REQUESTS)).cpuMs);
  return findMedian(times);
}
