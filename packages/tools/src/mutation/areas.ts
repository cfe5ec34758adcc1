/** A part of the code that is measured with its own tests. Paths are globs from the repository's root. */
export interface MutationArea {
  /** Files that get mutants. A leading `!` excludes files. */
  mutate: readonly string[];
  /** The unit tests that run against them. */
  tests: readonly string[];
  /** True when the code has texts for the OpenAPI document. They get no mutants, because no test repeats them. */
  describesCalls?: boolean;
}

/** Test files, their helpers and invented data. */
const NO_TESTS = ['!**/*.test.ts', '!**/testing/**', '!**/*ixtures.ts', '!**/fixturePictures.ts'];

/** Creates the area of a folder: all files in it and their tests. */
const createFolderArea = (path: string, ...without: string[]): MutationArea => ({
  mutate: [`${path}/**/*.ts`, ...NO_TESTS, ...without.map((glob) => `!${path}/${glob}`)],
  tests: [`${path}/**/*.test.{ts,tsx}`],
});

/** Joins two areas into one. */
const joinAreas = (one: MutationArea, other: MutationArea): MutationArea => ({
  mutate: [...one.mutate, ...other.mutate],
  tests: [...one.tests, ...other.tests],
});

/** The areas of `npm run lab -- mutation AREA`. */
export const MUTATION_AREAS: Readonly<Record<string, MutationArea>> = {
  // The tests of the pages that print a price list and robots.txt run here too.
  seo: joinAreas(createFolderArea('packages/seo/src'), {
    mutate: [],
    tests: ['packages/storefront/src/**/{ymlFeed,robotsRoute}.test.ts'],
  }),
  api: createFolderArea('packages/api/src'),
  leads: createFolderArea('apps/backend/src/leads'),
  // Tests of routes, command line and erasure run here too, because they reach the whole chat.
  chat: joinAreas(createFolderArea('apps/backend/src/chat'), {
    mutate: [],
    tests: [
      'apps/backend/src/http/routes/chat/*.test.ts',
      'apps/backend/src/operator/cli/chat.test.ts',
      'apps/backend/src/operator/privacy/*.test.ts',
    ],
  }),
  // Without `operator/cli`: its commands print what other areas calculate; their own tests and the end-to-end tests read
  // the output.
  operator: joinAreas(
    createFolderArea('apps/backend/src/operator/page', 'style.ts'),
    joinAreas(
      createFolderArea('apps/backend/src/operator/privacy'),
      createFolderArea('apps/backend/src/operator/schedule'),
    ),
  ),
  catalogue: joinAreas(
    joinAreas(createFolderArea('packages/law/src'), createFolderArea('packages/catalogue/src')),
    // Migrations are never edited, and the coverage of a worker thread cannot be read.
    createFolderArea('apps/backend/src/catalogue', 'db/migrations/**', '**/worker.ts'),
  ),
  // Without hooks, styles, fonts, and code that only connects the site to a document, or to the counters and chats of
  // other companies. Stories and end-to-end tests cover these files.
  storefront: joinAreas(
    joinAreas(
      createFolderArea(
        'packages/storefront/src',
        '**/*.css.ts',
        '**/{use,start,show,watch}[A-Z]*.ts',
        'shell/fonts.ts',
        'pages/list/returning.ts',
      ),
      createFolderArea('packages/site-server/src', '**/start[A-Z]*.ts'),
    ),
    createFolderArea(
      'packages/site-browser/src',
      '**/*.css.ts',
      '**/{use,start,show,watch}[A-Z]*.ts',
      'services/raiseGoal.ts',
      'analytics/{callTracking,counters/*}.ts',
      'page/{addToPage,createPageRoot}.ts',
      'route/{closeLayers,lotTransition,menuLock,progressBar,registerWorker}.ts',
      'consent/{keepPageClear,liftAboveBar}.ts',
      'leads/{storeLead,phone/maskPhone}.ts',
      'support/widgets/**',
    ),
  ),
  // What starts when a page is idle: sharing, saved searches, the queue of requests, consent, counters, support.
  start: {
    mutate: ['packages/site-browser/src/**/{start,show,watch}[A-Z]*.ts', ...NO_TESTS],
    tests: ['packages/site-browser/src/**/*.test.{ts,tsx}'],
  },
  // Hooks that are called outside of a page (`loadHooks.ts`). Stories in a browser test the others: they are made of other
  // hooks of React, or connect a page to the browser.
  hooks: {
    mutate: [
      'packages/{ui,storefront}/src/**/use[A-Z]*.ts',
      '!**/use{CatalogueSession,Scripted,Staged,LiveQuery,Finder,CallBack}.ts',
      ...NO_TESTS,
    ],
    tests: ['packages/{ui,storefront}/src/**/{use[A-Z]*,*Hooks}.test.ts'],
  },
  // Only code that calculates. Stories test hooks and code that acts on a document, in a browser.
  ui: createFolderArea(
    'packages/ui/src',
    '**/*.css.ts',
    '**/use*.ts',
    'primitives/**',
    'theme/**',
    'css/**',
    'filters/FilterSheet/**',
    'filters/OptionCell/typeIntoSearch.ts',
    'lots/LotCard/readCard.ts',
    'navigation/SchemeSwitch/**',
    'shelf/{LeadOffer,LotTools,Message,SaveSearch}/**',
    'shelf/customElements.ts',
  ),
  http: { ...createFolderArea('apps/backend/src/http'), describesCalls: true },
  ingest: createFolderArea('apps/backend/src/ingest'),
  // The cost engine without its property tests, because they kill no further mutants. The files around the
  // engine are tested through the database.
  cost: {
    mutate: [
      'apps/backend/src/cost/**/*.ts',
      ...NO_TESTS,
      '!apps/backend/src/cost/{reverse,changes,store,http,lots,shell}/**',
      '!apps/backend/src/cost/{defaultSettings,calculateResponse}.ts',
    ],
    tests: [
      'apps/backend/src/cost/!(store|http|lots|shell|reverse|changes)/**/*.test.ts',
      'apps/backend/src/cost/!(properties).test.ts',
    ],
  },
};

/** Finds an area by its name. Throws an Error that lists the names. */
export function findArea(name: string): MutationArea {
  const area = MUTATION_AREAS[name];
  if (area) return area;
  const names = Object.keys(MUTATION_AREAS).join(', ');
  throw new Error(`${name}: no such area. Choose one of ${names}, or add a row to areas.ts`);
}
