/** A part of the code whose tests are measured by themselves. Paths are globs from the repository's root. */
export interface MutationArea {
  /** Files whose mutants the tests have to notice. A leading `!` takes files out again. */
  mutate: readonly string[];
  /** Unit tests that run for each mutant they reach. */
  tests: readonly string[];
  /** Its code holds descriptions for the OpenAPI document, which no test repeats. */
  describesCalls?: boolean;
}

/** Test files, their helpers and invented data. */
const NO_TESTS = ['!**/*.test.ts', '!**/testing/**', '!**/*ixtures.ts', '!**/fixturePictures.ts'];

/** Everything below a folder, measured by the tests below it. */
const folder = (path: string, ...without: string[]): MutationArea => ({
  mutate: [`${path}/**/*.ts`, ...NO_TESTS, ...without.map((glob) => `!${path}/${glob}`)],
  tests: [`${path}/**/*.test.ts`],
});

/** Two folders that make one area. */
const both = (one: MutationArea, other: MutationArea): MutationArea => ({
  mutate: [...one.mutate, ...other.mutate],
  tests: [...one.tests, ...other.tests],
});

/** What `npm run mutation -- AREA` takes. */
export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  seo: folder('packages/seo/src'),
  api: folder('packages/api/src'),
  leads: folder('apps/backend/src/leads'),
  catalogue: both(
    folder('packages/catalogue/src'),
    // Migrations that have landed are never edited; a worker thread is out of the reach of coverage.
    folder('apps/backend/src/catalogue', 'db/migrations/**', '**/worker.ts'),
  ),
  // Hooks, styles and fonts act in a document; stories and end-to-end tests have one.
  storefront: folder('packages/storefront/src', '**/*.css.ts', '**/use*.ts', 'shell/fonts.ts'),
  // Models: what calculates. Hooks, tables of symbols and what acts on a document are tested by stories in a browser.
  ui: folder(
    'packages/ui/src',
    '**/*.css.ts',
    '**/use*.ts',
    'primitives/**',
    'theme/**',
    'css/**',
    'filters/FilterSheet/**',
    'filters/OptionCell/typeIntoSearch.ts',
    'navigation/SchemeSwitch/**',
  ),
  http: { ...folder('apps/backend/src/http'), describesCalls: true },
  ingest: folder('apps/backend/src/ingest'),
  // The engine. Its properties only find what its quick tests find; around it, files are tested through the database.
  cost: {
    mutate: [
      'apps/backend/src/cost/**/*.ts',
      ...NO_TESTS,
      '!apps/backend/src/cost/{reverse,changes,store,http,lots,shell}/**',
      '!apps/backend/src/cost/{defaultSettings,calculateAnswer}.ts',
    ],
    tests: [
      'apps/backend/src/cost/!(store|http|lots|shell|reverse|changes)/**/*.test.ts',
      'apps/backend/src/cost/!(properties).test.ts',
    ],
  },
};
