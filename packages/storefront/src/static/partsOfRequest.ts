import type { ReactNode } from 'react';
import { getDemand, type Demand } from '@vvoz/api/visitor/demand';

const KEY = Symbol.for('vvoz.staticParts');
const shared = globalThis as { [KEY]?: WeakMap<Demand, ReactNode[]> };

/** Shared through the process, because Next loads this module once for server components and once for rendering them. */
const partsByRequest = (shared[KEY] ??= new WeakMap());

/** Keeps a part until the request ends. Returns its number, the same for each request of a page. */
export function keepPart(part: ReactNode): number {
  const demand = getDemand();
  const parts = partsByRequest.get(demand) ?? [];
  partsByRequest.set(demand, parts);
  return parts.push(part) - 1;
}

/** Returns the part of the current request with this number. */
export function findPart(number: number): ReactNode {
  const parts = partsByRequest.get(getDemand());
  if (!parts || number >= parts.length) throw new Error(`part ${number} of the page was not kept`);
  return parts[number];
}
