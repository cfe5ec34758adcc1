import { isOutage } from './outage.ts';

/** There is no usable response: no network, or the site is down. The visitor is told of it; it is no error of our code. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

/** Waits for the network alone: whatever `response` rejects with becomes an Outage, except a cancellation. */
export async function fromNetwork<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw isOutage(error) ? error : new Outage(String(error), { cause: error });
  }
}

/** Requests JSON of the site. Throws Outage without a network, for a status other than 2xx, and for a body that is not JSON. */
export async function fetchJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fromNetwork(fetch(path, init));
  if (!response.ok) throw new Outage(`${path} responded ${response.status}`);
  return fromNetwork(response.json() as Promise<T>);
}
