import type { FinderOption } from '@vvoz/ui/home/Finder/Finder.tsx';

/** Address of the finder on its host: a page for a form without JavaScript, JSON for the island. */
export const FINDER_ACTION = '/api/finder';
/** Parameter that requests the brands, models and bodies to choose from, besides the count. */
export const NAMES_PARAMETER = 'names';

/** What the finder shows for a choice. */
export interface FinderResponse {
  /** Undefined: unknown. */
  readonly count?: number | undefined;
  /** [лот, лота, лотов] */
  readonly noun: readonly [string, string, string];
  readonly brands: readonly FinderOption[];
  /** Models of the chosen brand; undefined without a brand. */
  readonly models?: readonly FinderOption[] | undefined;
  /** Kinds of bodies in the catalogue; none in one of motorcycles or machines. */
  readonly bodies: readonly FinderOption[];
}

/** The JSON of `/api/finder`: the names only when they were requested. */
export type FinderUpdate = Required<Pick<FinderResponse, 'count' | 'noun'>> &
  Partial<Pick<FinderResponse, 'brands' | 'models' | 'bodies'>>;
