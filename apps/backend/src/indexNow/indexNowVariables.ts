import { z } from 'zod';
import { INDEX_NOW_KEY } from '@vvoz/catalogue/hosts/indexNowKey';
import { defineVariableGroup, webVariable, type Environment } from '../lib/variableGroup.ts';

/** Where changed addresses are announced. */
export interface IndexNowSettings {
  /** The sites serve it at `/{key}.txt`. */
  readonly key: string;
  readonly endpoint: string;
}

export const INDEX_NOW_VARIABLES = defineVariableGroup({
  needs: {
    VVOZ_INDEXNOW_KEY: z
      .string()
      .trim()
      .regex(INDEX_NOW_KEY, 'must be 8 to 128 letters (a–z, A–Z), digits and dashes')
      .describe('[announces](seo.md#sitemaps-yml-indexnow) the pages that imports change to search engines'),
  },
  // Yandex passes addresses on to the other engines of the protocol.
  options: { VVOZ_INDEXNOW_URL: webVariable.default('https://yandex.com/indexnow').describe('where') },
  settings: (values): IndexNowSettings => ({
    key: values.VVOZ_INDEXNOW_KEY,
    endpoint: values.VVOZ_INDEXNOW_URL,
  }),
});

/** Reads where changes are announced; undefined when the operator has not switched it on. */
export function readIndexNow(environment: Environment): {
  readonly settings: IndexNowSettings | undefined;
  readonly faults: readonly string[];
} {
  const reading = INDEX_NOW_VARIABLES.read(environment);
  return reading.kind === 'set up'
    ? { settings: reading.settings, faults: [] }
    : { settings: undefined, faults: reading.kind === 'faulty' ? reading.faults : [] };
}
