// Who may import whom. Each rule is proven by a fixture that breaks it: packages/tools/src/checks/imports.test.ts.
const FAMILIES_BELOW = 'theme|css|state|primitives';
const BACKEND = '^apps/backend/src/';

/**
 * Layers of the backend, lowest first, each with its folders. A folder imports only folders of lower layers. main.ts is
 * above all layers; env.ts collects the settings of the folders for main.ts and operator.
 */
const BACKEND_LAYERS = [
  ['lib'],
  ['state'],
  ['catalogue'],
  ['chat', 'content', 'cost', 'indexNow', 'leads', 'pictures'],
  ['ingest'],
  ['demo'],
  ['http'],
  ['operator'],
];
const ALL_FOLDERS = BACKEND_LAYERS.flat();
/** Files outside the folders that a folder may import. */
const ROOT_FILES = { operator: '|env[.]ts$' };

/** One rule per folder, and one for folders that are in no layer. */
const backendLayerRules = [
  ...BACKEND_LAYERS.flatMap((layer, level) =>
    layer.map((folder) => {
      const below = BACKEND_LAYERS.slice(0, level).flat();
      return {
        name: `backend-layer-${folder}`,
        comment: `In the backend ${folder} may import ${below.join(', ') || 'no other folder'}: move code that another folder needs to a lower layer.`,
        severity: 'error',
        from: { path: `${BACKEND}${folder}/` },
        to: {
          path: BACKEND,
          pathNot: `${BACKEND}(?:(?:${[folder, ...below].join('|')})/${ROOT_FILES[folder] ?? ''})`,
        },
      };
    }),
  ),
  {
    name: 'backend-folders-are-listed',
    comment: 'A folder of apps/backend/src belongs to a layer: add it to BACKEND_LAYERS.',
    severity: 'error',
    from: { path: `${BACKEND}(?!(?:${ALL_FOLDERS.join('|')})/)[^/]+/` },
    to: {},
  },
  {
    name: 'backend-env-gathers-settings',
    comment:
      'env.ts reads the settings that ingest, leads, IndexNow and the chat declare; it does not import the code that uses them.',
    severity: 'error',
    from: { path: `${BACKEND}env[.]ts$` },
    to: { path: BACKEND, pathNot: `${BACKEND}(?:chat|indexNow|lib|state|ingest|leads)/` },
  },
  {
    name: 'backend-sources-apart',
    comment: 'Each source is a folder of its own; code that two sources need is in ingest, outside sources.',
    severity: 'error',
    from: { path: `${BACKEND}ingest/sources/([^/]+)/` },
    to: { path: `${BACKEND}ingest/sources/`, pathNot: `${BACKEND}ingest/sources/$1/` },
  },
  {
    name: 'backend-targets-apart',
    comment:
      'Each target of leads is a folder of its own; code that two targets need is beside their folders.',
    severity: 'error',
    from: { path: `${BACKEND}leads/targets/([^/]+)/` },
    to: {
      path: [`${BACKEND}leads/targets/[^/]+/`, `${BACKEND}leads/targets/targets[.]ts$`],
      pathNot: `${BACKEND}leads/targets/$1/`,
    },
  },
  {
    name: 'backend-transports-know-no-source',
    comment: 'Transports are shared by all sources, so they import none.',
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
      comment: 'Circular import: move what both files need into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import cannot be resolved: the path is wrong, or the package does not export it.',
      severity: 'error',
      from: {},
      // The sheets of the themes exist after a build.
      to: { couldNotResolve: true, dependencyTypesNot: ['core'], pathNot: '^@vvoz/storefront/styles/' },
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
      comment: 'Each app is deployed separately: code that two apps need belongs in a package.',
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
        'A storefront app has only its host, its theme and route files: it imports packages/storefront, the themes of ui and Next.',
      severity: 'error',
      from: { path: '^apps/(?!backend/)' },
      to: { path: '^packages/(?!storefront/|ui/src/theme/themes/)' },
    },
    {
      name: 'only-data-calls-the-api',
      comment:
        'In packages/storefront only src/data calls the API. Other code imports its getters, and from @vvoz/api only schemas, errors, visitor and headers.',
      severity: 'error',
      from: { path: '^packages/storefront/src/(?!data/|testing/)', pathNot: '[.]test[.]tsx?$' },
      to: {
        path: '^packages/api/src/',
        pathNot: '^packages/api/src/((visitor|headers)/|(errors|[^/]+/[a-z0-9]+Schemas)[.]ts$)',
      },
    },
    {
      name: 'islands-know-no-server',
      comment:
        'Client components import neither data getters nor the log nor the API, which run on the server only. The table of ages is only numbers.',
      severity: 'error',
      from: { path: '^packages/(storefront|ui)/src/.*[.]client[.]tsx$' },
      to: {
        path: '^packages/(storefront/src/(data|log|routes)|api/src)/',
        pathNot: '^packages/api/src/headers/lotAges[.]ts$',
        reachable: true,
      },
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
        'packages/catalogue runs on servers and in browsers, so it imports no package, neither ours nor a library.',
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
        'packages/api imports none of our packages except catalogue: it is below storefront, ui and seo.',
      severity: 'error',
      from: { path: '^packages/api/src/' },
      to: { path: '^packages/(?!api/|catalogue/)' },
    },
    {
      name: 'ui-and-seo-know-the-catalogue-only',
      comment:
        'ui and seo receive parsed data: they import no wire format and no client, and send no requests.',
      severity: 'error',
      from: { path: '^packages/(ui|seo)/src/' },
      to: { path: ['^packages/api/', nodeModule('ky')] },
    },
    {
      name: 'long-texts-stay-on-the-server',
      comment:
        'Client components never import the details of facets: their long texts would enlarge the browser bundle.',
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
      name: 'ui-theme-is-lowest',
      comment:
        'Inside ui: theme ← css ← primitives ← families. Only the list of layers may be imported from anywhere, because it imports nothing.',
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
      name: 'ui-state-is-lowest',
      comment: 'Inside ui: state imports no component, so that every component may import it.',
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
        'From @vvoz/api the backend imports only wire/*, visitor/*, headers/*, limitTime.ts, the parts of leads and calc, the schemas, and the encoders that its parser is tested against. Of the other packages it imports only catalogue, demo, drawings and seo.',
      severity: 'error',
      from: { path: '^apps/backend/' },
      to: {
        path: ['^packages/api/src/', '^packages/(ui|storefront|phrases)/'],
        pathNot:
          '^packages/api/src/((wire|visitor|headers)/|limitTime[.]ts$|(leads|calc)/(?!calcClient)|[^/]+/([a-z0-9]+Schemas|encodeV[12]Query)[.]ts$)',
      },
    },
    ...backendLayerRules,
  ],
  options: {
    // TypeScript 7 offers no parser to other programs; swc also keeps the imports of types. Without @swc/core no
    // TypeScript file would be read, and every rule would pass.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]next/', '[.]stryker/', 'storybook-static/', 'packages/tools/empty-next/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // Where a module has a version for browsers, client components import that one.
      conditionNames: ['browser', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
