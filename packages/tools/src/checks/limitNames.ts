import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

const LIMIT = /\bconst ((?:MOST|LEAST|USUAL|LONGEST|SHOWN)(?:_\w+)?)\b/;

/** Files that still use the old names. Remove a line as soon as its file is clean; never add one. */
const NOT_YET: ReadonlySet<string> = new Set([
  'apps/backend/src/catalogue/cachedCatalogStore.ts',
  'apps/backend/src/cost/changes/ageChange.ts',
  'apps/backend/src/cost/changes/powerChange.ts',
  'apps/backend/src/cost/changes/tablesChanges.ts',
  'apps/backend/src/cost/checkInput.ts',
  'apps/backend/src/cost/reverse/cheaperAbove.ts',
  'apps/backend/src/cost/store/costSource.ts',
  'apps/backend/src/demo/otherCounts.ts',
  'apps/backend/src/http/routes/fuzz.test.ts',
  'apps/backend/src/http/routes/v1/popularHome.ts',
  'apps/backend/src/http/routes/v2/similar.ts',
  'apps/backend/src/http/routes/v2/statistics.ts',
  'apps/backend/src/ingest/FieldReader.ts',
  'apps/backend/src/ingest/records/measures.ts',
  'apps/backend/src/ingest/records/recordLimits.ts',
  'apps/backend/src/ingest/sources/cbr/fetchCbr.ts',
  'apps/backend/src/ingest/sources/jpcenter/jpcenterClient.ts',
  'apps/backend/src/ingest/sources/jpcenter/jpcenterFeed.ts',
  'apps/backend/src/ingest/sources/jpcenter/jpcenterLimits.ts',
  'apps/backend/src/ingest/sources/jpcenter/jpcenterXml.ts',
  'apps/backend/src/ingest/sources/wordpress/wordpressPages.ts',
  'apps/backend/src/ingest/testing/jpcenterServerSql.ts',
  'apps/backend/src/ingest/transports/getBytes.ts',
  'apps/backend/src/ingest/transports/jsonFile.ts',
  'apps/backend/src/ingest/transports/ndjsonFile.ts',
  'apps/backend/src/leads/backOff.ts',
  'apps/backend/src/leads/phone.ts',
  'apps/backend/src/leads/targets/post.ts',
  'apps/backend/src/leads/targets/telegram/telegramTarget.ts',
  'apps/backend/src/operator/cli/leadsArgs.ts',
  'apps/backend/src/operator/cli/seedArgs.ts',
  'apps/backend/src/operator/schedule/runIngest.ts',
  'packages/api/src/calc/fields.ts',
  'packages/api/src/calc/query.ts',
  'packages/api/src/calc/schemas.test.ts',
  'packages/api/src/calc/schemas.ts',
  'packages/api/src/wire/filterValues.ts',
  'packages/phrases/src/canon.ts',
  'packages/phrases/src/distance.ts',
  'packages/phrases/src/found.ts',
  'packages/phrases/src/labelTests.ts',
  'packages/phrases/src/lookAlikes.ts',
  'packages/phrases/src/measure.ts',
  'packages/phrases/src/retype.ts',
  'packages/phrases/src/understand.ts',
  'packages/ui/src/filters/FilterPanel/FilterPanel.tsx',
  'packages/ui/src/filters/Histogram/bars.ts',
]);

/** Limits and defaults share three prefixes, so that a reader can search for them: MAX_, MIN_, DEFAULT_. */
export const limitNames: Check = (files) =>
  files.flatMap((file) => {
    if (!/^(apps|packages)\/.*\.[cm]?[jt]sx?$/.test(file.path) || NOT_YET.has(file.path)) return [];
    return eachLine(file, (line) => {
      const name = LIMIT.exec(line)?.[1];
      return name === undefined
        ? undefined
        : `${name}: begin the name of a limit with MAX_ or MIN_, of a default with DEFAULT_`;
    });
  });
