import { createCatalogueRequests } from '@vvoz/api/catalogue/catalogueRequests';
import type { Backend } from '../data/backend.ts';

type Part<T> = T extends (...args: never[]) => unknown ? T : Partial<T>;

/** Creates a backend with only the calls that a test needs; any other call throws a TypeError. */
export const createFakeBackend =
  (parts: { readonly [K in keyof Backend]?: Part<Backend[K]> }): (() => Backend) =>
  () => {
    const backend = {
      v1: {},
      v2: {},
      content: {},
      calc: {},
      isDown: () => false,
      getDownSince: () => undefined,
      ...parts,
    } as Backend;
    return { ...backend, catalogue: (template) => createCatalogueRequests(backend, template) };
  };
