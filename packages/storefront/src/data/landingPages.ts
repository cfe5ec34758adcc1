import type { LandingList, LandingParts } from '@vvoz/api/v2/landingSchemas';
import type { PathFacet } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { MIN_LANDING_LOTS } from '@vvoz/seo/decideIndexing';
import { MAX_PART_URLS } from '@vvoz/seo/sitemap/formatSitemap';
import type { Backend } from './backend.ts';
import { runWithoutDeadline } from '@vvoz/site-server/backend/deadline';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** Landings in one answer of the backend. */
const PAGE_LANDINGS = 1000;

export type LandingPart = LandingParts['items'][number];

/**
 * Creates the getters of all landings of a catalogue that search engines may list. They throw ApiError. The time limit of pages
 * does not apply to them, because a part is sent as fast as its reader takes it.
 */
export function createLandingPages(backend: () => Backend) {
  const parts = createMemo<LandingParts>({ ...LIFETIMES.sums, max: 100 });
  const select = ({ name }: Template, level: PathFacet) => ({
    template: name,
    level,
    minLots: MIN_LANDING_LOTS,
  });
  return {
    /** Returns where each part of MAX_PART_URLS landings begins; none when a level has no landing. */
    getLandingParts: async (template: Template, level: PathFacet): Promise<readonly LandingPart[]> => {
      const load = () => backend().v2.landingParts(select(template, level), MAX_PART_URLS);
      const { value } = await runWithoutDeadline(() => parts(`${template.name} ${level}`, load));
      return value.items;
    },

    /** Yields the landings of a part page by page. The next page is requested when the consumer has taken the last one. */
    readLandings: async function* (
      template: Template,
      level: PathFacet,
      { after: first, count }: LandingPart,
    ): AsyncGenerator<LandingList['items'], void, undefined> {
      let after = first ?? undefined;
      for (let left = count; left > 0;) {
        const page = { after, limit: Math.min(left, PAGE_LANDINGS) };
        const { items, next } = await runWithoutDeadline(() =>
          backend().v2.landings(select(template, level), page),
        );
        yield items;
        if (next === null) return;
        left -= items.length;
        after = next;
      }
    },
  };
}
