import type { ReactNode } from 'react';
import { getDemand, type Demand } from '@vvoz/api/visitor/demand';
import type { CachedPart } from './CachedPart.ts';
import { formatPartKey } from './partKey.ts';
import { createPartMemory, type PartMemory } from './partMemory.ts';

interface Registry {
  /** Parts by their keys. */
  readonly memory: PartMemory;
  /** Keeps the parts of a request alive, even when the memory drops them meanwhile. */
  readonly byRequest: WeakMap<Demand, CachedPart[]>;
  readonly byName: Map<string, WeakRef<CachedPart>>;
  readonly forgotten: FinalizationRegistry<string>;
  count: number;
}

function createRegistry(): Registry {
  const byName = new Map<string, WeakRef<CachedPart>>();
  const forgotten = new FinalizationRegistry<string>((name) => byName.delete(name));
  return { memory: createPartMemory(), byRequest: new WeakMap(), byName, forgotten, count: 0 };
}

const KEY = Symbol.for('vvoz.staticParts');
const shared = globalThis as { [KEY]?: Registry };

/** Shared through the process, because Next loads this module once for server components and once for rendering them. */
const registry = (shared[KEY] ??= createRegistry());

function createPart(key: string, content: ReactNode, head: ReactNode): CachedPart {
  const part: CachedPart = { name: (registry.count++).toString(36), key, head, content, html: undefined };
  registry.memory.set(key, part);
  registry.byName.set(part.name, new WeakRef(part));
  registry.forgotten.register(part, part.name);
  return part;
}

/** Keeps a part at least until the request ends. Returns its name, `1f`, which only parts of the same content have. */
export function cachePart(content: ReactNode, head?: ReactNode): string {
  const key = formatPartKey([content, head]);
  const part = registry.memory.get(key) ?? createPart(key, content, head);
  const demand = getDemand();
  const ofRequest = registry.byRequest.get(demand);
  if (ofRequest) ofRequest.push(part);
  else registry.byRequest.set(demand, [part]);
  return part.name;
}

/**
 * Returns the part with this name. It is found by the name and not by the running context: when two first requests wait for
 * the same script, React goes on with both in the context of one.
 */
export function findPart(name: string): CachedPart {
  const part = registry.byName.get(name)?.deref();
  if (!part) throw new Error(`part ${name} of the page was not kept`);
  return part;
}

/** Stores the HTML of a rendered part. */
export function notePartHtml(part: CachedPart, html: string): void {
  part.html = html;
  part.content = undefined;
  // Added again, because the memory measures a part only when it is added.
  registry.memory.delete(part.key);
  registry.memory.set(part.key, part);
}
