import type { ReactNode } from 'react';
import { getDemand, type Demand } from '@vvoz/api/visitor/demand';

/** The parts of one request. */
interface RequestParts {
  /** Tells the request from all others of this process. */
  readonly key: string;
  readonly parts: ReactNode[];
}

interface Registry {
  readonly byRequest: WeakMap<Demand, RequestParts>;
  /** The same parts by their key. They live as long as the request. */
  readonly byKey: Map<string, WeakRef<RequestParts>>;
  readonly ended: FinalizationRegistry<string>;
  requests: number;
}

function createRegistry(): Registry {
  const byKey = new Map<string, WeakRef<RequestParts>>();
  const ended = new FinalizationRegistry<string>((key) => byKey.delete(key));
  return { byRequest: new WeakMap(), byKey, ended, requests: 0 };
}

const KEY = Symbol.for('vvoz.staticParts');
const shared = globalThis as { [KEY]?: Registry };

/** Shared through the process, because Next loads this module once for server components and once for rendering them. */
const registry = (shared[KEY] ??= createRegistry());

function openRequest(demand: Demand): RequestParts {
  const known = registry.byRequest.get(demand);
  if (known) return known;
  const request = { key: (registry.requests++).toString(36), parts: [] };
  registry.byRequest.set(demand, request);
  registry.byKey.set(request.key, new WeakRef(request));
  registry.ended.register(request, request.key);
  return request;
}

/** Keeps a part until the request ends. Returns its name, `1f.0`, which no other part of this process has. */
export function keepPart(part: ReactNode): string {
  const { key, parts } = openRequest(getDemand());
  return `${key}.${parts.push(part) - 1}`;
}

/**
 * Returns the part with this name. The request is found by the name and not by the running context: when two first requests
 * wait for the same script, React goes on with both in the context of one.
 */
export function findPart(name: string): ReactNode {
  const [key = '', number] = name.split('.');
  const parts = registry.byKey.get(key)?.deref()?.parts ?? [];
  const index = Number(number);
  if (!(index < parts.length)) throw new Error(`part ${name} of the page was not kept`);
  return parts[index];
}
