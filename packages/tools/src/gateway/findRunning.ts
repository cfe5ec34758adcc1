import { SERVICES, type Service, type Settings } from '../start/settings.ts';
import { listAddresses } from '../start/stack.ts';

const MAX_WAIT_MS = 2000;

/** Returns the status of an answer; undefined when there is no answer. */
const fetchStatus = (url: string): Promise<number | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(MAX_WAIT_MS) }).then(
    ({ status }) => status,
    () => undefined,
  );

/** Finds the processes that answer on the ports of the settings. */
export async function findRunning(settings: Settings): Promise<Service[]> {
  const addresses = listAddresses(settings);
  const statuses = await Promise.all(SERVICES.map((service) => fetchStatus(`${addresses[service]}/livez`)));
  return SERVICES.filter((_, index) => statuses[index] !== undefined);
}
