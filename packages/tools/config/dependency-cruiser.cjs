// Who may import whom. Each rule is proven by a fixture that breaks it: packages/tools/src/checks/imports.test.ts.
const FAMILIES_BELOW = 'theme|css|state|primitives';
const BACKEND = '^apps/backend/src/';

/**
 * Rooms of the backend, bottom to top; rooms of one row are peers. A room imports rooms of the rows below its own, and
 * no peer. Above all rooms stands main.ts; env.ts gathers the settings of the rooms for it and for operator.
 */
const BACKEND_ROOMS = [
  ['lib'],
  ['state'],
  ['catalogue'],
  ['content', 'cost', 'leads', 'pictures'],
  ['ingest'],
  ['demo'],
  ['http'],
  ['operator'],
];
const ALL_ROOMS = BACKEND_ROOMS.flat();
/** Files outside the rooms that a room may import. */
const ABOVE_ROOMS = { operator: '|env[.]ts$' };

/** Rules for the rooms: one per room, and one for folders that are not rooms. */
const backendRoomRules = [
  ...BACKEND_ROOMS.flatMap((row, level) =>
    row.map((room) => {
      const below = BACKEND_ROOMS.slice(0, level).flat();
      return {
        name: `backend-room-${room}`,
        comment: `In the backend ${room} imports ${below.join(', ') || 'no other room'}: what a room below or beside it needs moves down.`,
        severity: 'error',
        from: { path: `${BACKEND}${room}/` },
        to: {
          path: BACKEND,
          pathNot: `${BACKEND}(?:(?:${[room, ...below].join('|')})/${ABOVE_ROOMS[room] ?? ''})`,
        },
      };
    }),
  ),
  {
    name: 'backend-rooms-are-listed',
    comment: 'A folder of apps/backend/src is a room: give it a place in BACKEND_ROOMS.',
    severity: 'error',
    from: { path: `${BACKEND}(?!(?:${ALL_ROOMS.join('|')})/)[^/]+/` },
    to: {},
  },
  {
    name: 'backend-env-gathers-settings',
    comment:
      'env.ts reads the settings that ingest and leads declare; it knows nothing of what runs on them.',
    severity: 'error',
    from: { path: `${BACKEND}env[.]ts$` },
    to: { path: BACKEND, pathNot: `${BACKEND}(?:lib|state|ingest|leads)/` },
  },
  {
    name: 'backend-sources-apart',
    comment: 'A source is its own folder; what two of them need lies in ingest beside sources.',
    severity: 'error',
    from: { path: `${BACKEND}ingest/sources/([^/]+)/` },
    to: { path: `${BACKEND}ingest/sources/`, pathNot: `${BACKEND}ingest/sources/$1/` },
  },
  {
    name: 'backend-targets-apart',
    comment: 'A target of leads is its own folder; what two of them need lies beside their folders.',
    severity: 'error',
    from: { path: `${BACKEND}leads/targets/([^/]+)/` },
    to: {
      path: [`${BACKEND}leads/targets/[^/]+/`, `${BACKEND}leads/targets/targets[.]ts$`],
      pathNot: `${BACKEND}leads/targets/$1/`,
    },
  },
  {
    name: 'backend-transports-know-no-source',
    comment: 'How files and addresses are read is the same for all sources.',
    severity: 'error',
    from: { path: `${BACKEND}ingest/transports/` },
    to: { path: `${BACKEND}ingest/sources/` },
  },
];

const nodeModule = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A circle has no first file to read: move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere: a wrong path, or one that the package does not export.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, dependencyTypesNot: ['core'] },
    },
    {
      name: 'packages-by-name',
      comment:
        'Another package is imported by its name and through its exports, never by a path into its files.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: { path: '^(apps|packages)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'apps-apart',
      comment: 'Apps are deployed alone: what two of them need belongs in a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-below-apps',
      comment: 'A package never imports an app.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-are-thin',
      comment:
        'A storefront app is its host, its theme and route files: it imports packages/storefront, the themes of ui and Next.',
      severity: 'error',
      from: { path: '^apps/(?!backend/)' },
      to: { path: '^packages/(?!storefront/|ui/src/theme/themes/)' },
    },
    {
      name: 'only-data-calls-the-api',
      comment:
        'In packages/storefront only src/data calls the API; pages take the getters from there (and schemas, @vvoz/api/errors).',
      severity: 'error',
      from: { path: '^packages/storefront/src/(?!data/|testing/)', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^packages/api/src/', pathNot: '^packages/api/src/(errors|[^/]+/[a-z0-9]+Schemas)[.]ts$' },
    },
    {
      name: 'islands-know-no-server',
      comment:
        'What hydrates reaches neither the data getters, nor the log, nor the API: they run on the server.',
      severity: 'error',
      from: { path: '^packages/(storefront|ui)/src/.*[.]client[.]tsx$' },
      to: { path: '^packages/(storefront/src/(data|log|routes)|api/src)/', reachable: true },
    },
    {
      name: 'api-versions-apart',
      comment: 'v1 and v2 never import each other: what they share is in the catalogue or beside them.',
      severity: 'error',
      from: { path: '^packages/api/src/(v[12])/' },
      to: { path: '^packages/api/src/v[12]/', pathNot: '^packages/api/src/$1/' },
    },
    {
      name: 'catalogue-is-pure',
      comment:
        'packages/catalogue runs everywhere and weighs nothing: it imports no package, neither ours nor a library.',
      severity: 'error',
      from: { path: '^packages/catalogue/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: ['^packages/(?!catalogue/)', '(^|/)node_modules/(?!@vvoz/catalogue/)'] },
    },
    {
      name: 'phrases-know-the-catalogue-only',
      comment: 'packages/phrases turns words into a query: it imports the catalogue and nothing else.',
      severity: 'error',
      from: { path: '^packages/phrases/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: {
        path: ['^packages/(?!phrases/|catalogue/)', '(^|/)node_modules/(?!@vvoz/(catalogue|phrases)/)'],
      },
    },
    {
      name: 'api-knows-the-catalogue-only',
      comment:
        'Of our packages packages/api imports the catalogue alone: it is below storefront, ui and seo.',
      severity: 'error',
      from: { path: '^packages/api/src/' },
      to: { path: '^packages/(?!api/|catalogue/)' },
    },
    {
      name: 'ui-and-seo-know-the-catalogue-only',
      comment:
        'ui and seo take parsed data: they import no wire format and no client, and never call anything.',
      severity: 'error',
      from: { path: '^packages/(ui|seo)/src/' },
      to: { path: ['^packages/api/', nodeModule('ky')] },
    },
    {
      name: 'long-texts-stay-on-the-server',
      comment:
        'What hydrates never reaches the details of facets: their long texts and storage would weigh on the page.',
      severity: 'error',
      from: { path: '[.]client[.]tsx$' },
      to: { path: '^packages/catalogue/src/facets/facetDetails[.]ts$', reachable: true },
    },
    {
      name: 'no-next-in-ui',
      comment: 'Components run without Next (Storybook): link and image come through a provider.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: nodeModule('next') },
    },
    {
      name: 'ui-below-nothing',
      comment: 'ui imports neither seo nor storefront.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/(seo|storefront)/' },
    },
    {
      name: 'ui-theme-is-the-ground',
      comment:
        'Inside ui: theme ← css ← primitives ← families (the list of layers, which imports nothing, is open to all).',
      severity: 'error',
      from: { path: '^packages/ui/src/theme/' },
      to: {
        path: '^packages/ui/src/(?!theme/)[^/]+/',
        pathNot: '^packages/ui/src/css/layer(s[.]css|ed)[.]ts$',
      },
    },
    {
      name: 'ui-css-above-theme',
      comment: 'Inside ui: theme ← css ← primitives ← families.',
      severity: 'error',
      from: { path: '^packages/ui/src/css/' },
      to: { path: '^packages/ui/src/(?!theme/|css/)[^/]+/' },
    },
    {
      name: 'ui-state-is-the-ground',
      comment: 'Inside ui: state knows no component, so that any component may keep its atoms by it.',
      severity: 'error',
      from: { path: '^packages/ui/src/state/' },
      to: { path: '^packages/ui/src/(?!state/)[^/]+/' },
    },
    {
      name: 'ui-primitives-above-css',
      comment: 'Inside ui: theme ← css, state ← primitives ← families.',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/' },
      to: { path: `^packages/ui/src/(?!(${FAMILIES_BELOW})/)[^/]+/` },
    },
    {
      name: 'ui-families-apart',
      comment:
        'Families (filters, lots, navigation …) never import each other: what both need is a primitive.',
      severity: 'error',
      from: { path: `^packages/ui/src/(?!(?:${FAMILIES_BELOW})/)([^/]+)/` },
      to: { path: '^packages/ui/src/[^/]+/', pathNot: `^packages/ui/src/(${FAMILIES_BELOW}|$1)/` },
    },
    {
      name: 'backend-knows-catalogue-and-schemas',
      comment:
        'Of @vvoz/api the backend imports wire/*, what leads and calc are made of, the schemas, and the encoders that its parser is tested against; of the rest of the packages catalogue, demo and drawings.',
      severity: 'error',
      from: { path: '^apps/backend/' },
      to: {
        path: ['^packages/api/src/', '^packages/(ui|seo|storefront|phrases)/'],
        pathNot:
          '^packages/api/src/(wire/|(leads|calc)/(?!calcClient)|[^/]+/([a-z0-9]+Schemas|encodeV[12]Query)[.]ts$)',
      },
    },
    ...backendRoomRules,
  ],
  options: {
    // TypeScript 7 has no parser for others to use; swc also keeps the imports of types.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]next/', '[.]stryker/', 'storybook-static/', 'packages/tools/empty-next/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
