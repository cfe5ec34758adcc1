import {
  PATH_FACETS,
  type CatalogueQuery,
  type PathChoice,
  type PathFacet,
} from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { LandingList } from '@vvoz/api/v2/landingSchemas';
import type { Backend } from './backend.ts';
import { isAbsent } from './isAbsent.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** Names that one answer of the backend holds. No brand has more models, and no model more body codes. */
const MAX_NAMES = 1000;

/** Creates the getters of names that some lot of a catalogue has or had. They throw ApiError. */
export function createKnownNames(backend: () => Backend) {
  const lists = createMemo<LandingList>({ ...LIFETIMES.names, max: 300, maxMib: 4 });

  /** Loads landings with and without lots. Backends that are not ours have no such call, and so know no names. */
  async function load(
    { name: template }: Template,
    level: PathFacet,
    names: PathChoice,
    limit: number,
  ): Promise<LandingList> {
    try {
      return await backend().v2.landings({ template, level, names, minLots: 0 }, { limit });
    } catch (error) {
      if (isAbsent(error)) return { items: [], next: null };
      throw error;
    }
  }

  return {
    /** Returns the names of a facet that lots of a catalogue have or had under a choice, by falling number of lots. */
    getKnownNames: async (
      template: Template,
      key: PathFacet,
      chosen: PathChoice,
    ): Promise<readonly string[]> => {
      const { value } = await lists(JSON.stringify([template.name, key, chosen]), () =>
        load(template, key, chosen, MAX_NAMES),
      );
      return value.items
        .toSorted((one, other) => other.count - one.count)
        .flatMap(({ names }) => names.at(-1) ?? []);
    },

    /** True if some lot of a catalogue has or had these names: one brand, model or body code each. */
    hasHadNames: async (template: Template, { lists: chosen }: CatalogueQuery): Promise<boolean> => {
      const names = Object.fromEntries(
        PATH_FACETS.flatMap((key) => {
          const [value] = chosen[key] ?? [];
          return value === undefined ? [] : [[key, value]];
        }),
      );
      const level = PATH_FACETS.findLast((key) => names[key] !== undefined);
      return level === undefined || (await load(template, level, names, 1)).items.length > 0;
    },
  };
}

export type KnownNames = ReturnType<typeof createKnownNames>;
