// Who may import whom. Each rule is proven by a fixture that breaks it: packages/tools/src/checks/imports.test.ts.
const { LAYERS, TESTS } = require('../src/checks/layers.ts');

const BACKEND = '^apps/backend/src/';

/** One rule per row of the layers of a package, and one for folders that are in no layer. */
function layerRules(root, layers) {
  const name = root.replace(/^.*[/]/, '');
  const source = `^${root}/src/`;
  const all = layers.flat();
  const toPattern = (row) => (row.endsWith('.ts') ? `${row.replace('.', '[.]')}$` : `${row}/`);
  const testsAreFree = all.includes('testing');
  const createRule = (row, level) => {
    const closed = layers
      .slice(level)
      .flat()
      .filter((other) => other !== row);
    if (closed.length === 0) return [];
    return {
      name: `${name}-layer-${row}`,
      comment: `In ${root} ${row} may import ${layers.slice(0, level).flat().join(', ') || 'no other folder'}: move code that another folder needs to a lower layer.`,
      severity: 'error',
      from: { path: source + toPattern(row), ...(testsAreFree ? { pathNot: TESTS } : {}) },
      to: { path: `${source}(?:${closed.map(toPattern).join('|')})` },
    };
  };
  return [
    ...layers.flatMap((layer, level) => layer.flatMap((row) => createRule(row, level))),
    {
      name: `${name}-folders-are-listed`,
      comment: `A folder of ${root}/src belongs to a layer: add it to LAYERS.`,
      severity: 'error',
      from: { path: `${source}(?!(?:${all.join('|')})/)[^/]+/` },
      to: {},
    },
  ];
}

/** Rules of the backend besides its layers. */
const backendRules = [
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
      from: { path: '^((?:apps|packages)/[^/]+|lab)/' },
      to: { path: '^(apps|packages|lab)/', pathNot: '^$1/', dependencyTypes: ['local'] },
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
      from: { path: '^(packages|lab)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'nothing-imports-lab',
      comment:
        'Experiments in lab are not part of the product or of the daily tools: move code that others need into packages/tools.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^lab/' },
    },
    {
      name: 'apps-are-thin',
      comment:
        'A storefront app has only its host, its theme and route files: it imports packages/storefront and Next.',
      severity: 'error',
      from: { path: '^apps/(?!backend/)' },
      to: { path: '^packages/(?!storefront/)' },
    },
    {
      name: 'only-data-calls-the-api',
      comment:
        'Of the sites only src/data of packages/storefront calls the API. Other code imports its getters, and from @vvoz/api only schemas, errors, visitor and headers.',
      severity: 'error',
      from: {
        path: '^packages/(storefront/src/(?!data/|testing/)|site-browser/src/)',
        pathNot: '[.]test[.]tsx?$',
      },
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
      from: { path: '^packages/(site-browser|storefront|ui)/src/.*[.]client[.]tsx$' },
      to: {
        path: '^packages/(storefront/src/(data|routes)|site-server|api/src)/',
        pathNot: '^packages/api/src/headers/lotAges[.]ts$',
        reachable: true,
      },
    },
    {
      name: 'law-imports-nothing',
      comment: 'packages/law is below all packages: it imports no package, neither ours nor a library.',
      severity: 'error',
      from: { path: '^packages/law/src/', pathNot: '[.]test[.]ts$' },
      to: { path: ['^packages/(?!law/)', '(^|/)node_modules/'] },
    },
    {
      name: 'catalogue-is-pure',
      comment:
        'packages/catalogue runs on servers and in browsers, so it imports packages/law and nothing else, neither ours nor a library.',
      severity: 'error',
      from: { path: '^packages/catalogue/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: { path: ['^packages/(?!catalogue/|law/)', '(^|/)node_modules/(?!@vvoz/(catalogue|law)/)'] },
    },
    {
      name: 'reference-is-for-the-backend',
      comment:
        'packages/reference reads two megabytes of tables: only the backend loads them, no site and no browser.',
      severity: 'error',
      from: { path: '^(apps|packages|lab)/', pathNot: '^(apps/backend|packages/reference)/' },
      to: { path: '^packages/reference/' },
    },
    {
      name: 'reference-knows-the-catalogue-only',
      comment: 'packages/reference is data and look-up: of our packages it imports the catalogue.',
      severity: 'error',
      from: { path: '^packages/reference/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/(?!reference/|catalogue/)' },
    },
    {
      name: 'phrases-know-the-catalogue-only',
      comment:
        'packages/phrases turns words into a query: it imports the catalogue, the law and nothing else.',
      severity: 'error',
      from: { path: '^packages/phrases/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: {
        path: [
          '^packages/(?!phrases/|catalogue/|law/)',
          '(^|/)node_modules/(?!@vvoz/(catalogue|law|phrases)/)',
        ],
      },
    },
    {
      name: 'api-knows-the-catalogue-only',
      comment:
        'packages/api imports none of our packages except catalogue and law: it is below storefront, ui and seo.',
      severity: 'error',
      from: { path: '^packages/api/src/' },
      to: { path: '^packages/(?!api/|catalogue/|law/)' },
    },
    {
      name: 'site-server-knows-no-catalogue',
      comment:
        'packages/site-server is the process around Next: of our packages it imports telemetry, and from @vvoz/api visitor, headers, errors, http and limitTime.',
      severity: 'error',
      from: { path: '^packages/site-server/src/', pathNot: '[.]test[.]ts$|/testing/' },
      to: {
        path: '^(apps|packages)/',
        pathNot:
          '^packages/(site-server|telemetry)/|^packages/api/src/((visitor|headers)/|(errors|http|limitTime)[.]ts$)',
      },
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
      comment: 'ui imports neither seo nor the code of the sites.',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/(seo|site-browser|site-server|storefront)/' },
    },
    {
      name: 'site-browser-below-storefront',
      comment: 'Programs of idle pages know no page: what both need is in site-browser.',
      severity: 'error',
      from: { path: '^packages/site-browser/' },
      to: { path: '^packages/(seo|site-server|storefront)/' },
    },
    {
      name: 'backend-knows-catalogue-and-schemas',
      comment:
        'From @vvoz/api the backend imports only wire/*, visitor/*, headers/*, limitTime.ts, the parts of leads and calc, the schemas, and the encoders that its parser is tested against. Of the other packages it imports only catalogue, demo, drawings and seo.',
      severity: 'error',
      from: { path: '^apps/backend/' },
      to: {
        path: ['^packages/api/src/', '^packages/(ui|site-browser|site-server|storefront|phrases)/'],
        pathNot:
          '^packages/api/src/((wire|visitor|headers)/|limitTime[.]ts$|(leads|calc)/(?!calcClient)|[^/]+/([a-z0-9]+Schemas|encodeV[12]Query)[.]ts$)',
      },
    },
    ...backendRules,
    ...Object.entries(LAYERS).flatMap(([root, layers]) => layerRules(root, layers)),
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
