// Who may import whom. Each rule is proven by a fixture that breaks it: packages/tools/src/checks/imports.test.ts.
const FAMILIES_BELOW = 'theme|css|primitives';
const nodeModule = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

/** @type {import('dependency-cruiser').IConfiguration} */
/** Files of packages/api/src/calc without zod: browsers may have them. */
const COST_WORDS = 'calc/(types|ages|classes|lotQuestion|lotCosts|priceLabels)[.]ts$';

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
      name: 'only-data-calls-the-api',
      comment:
        'In a storefront only src/data calls the API; pages import the getters there (and @vvoz/api/catalog, errors).',
      severity: 'error',
      from: { path: '^apps/(main|china|spec)/', pathNot: '^apps/[^/]+/src/data/' },
      to: { path: '^packages/api/src/', pathNot: '^packages/api/src/(catalog/|errors[.]ts$)' },
    },
    {
      name: 'api-versions-apart',
      comment: 'v1 and v2 never import each other: what they share is in catalog or beside them.',
      severity: 'error',
      from: { path: '^packages/api/src/(v[12])/' },
      to: { path: '^packages/api/src/v[12]/', pathNot: '^packages/api/src/$1/' },
    },
    {
      name: 'catalog-is-pure',
      comment:
        'packages/api/src/catalog runs everywhere and weighs nothing: no ky, no zod, no React, no wire.',
      severity: 'error',
      from: { path: '^packages/api/src/catalog/' },
      to: {
        path: [
          nodeModule('ky', 'zod', 'react', 'react-dom', 'next'),
          `^packages/api/src/(?!catalog/|${COST_WORDS})`,
        ],
      },
    },
    {
      name: 'cost-words-are-pure',
      comment:
        'What of packages/api/src/calc runs everywhere (types, ages, labels, questions of lots) knows the catalogue only.',
      severity: 'error',
      from: { path: `^packages/api/src/${COST_WORDS}` },
      to: {
        path: [
          nodeModule('ky', 'zod', 'react', 'react-dom', 'next'),
          `^packages/api/src/(?!catalog/|${COST_WORDS})`,
        ],
      },
    },
    {
      name: 'ui-and-seo-know-the-catalogue-only',
      comment:
        'ui and seo take parsed data: of @vvoz/api they import catalog/* and the words of costs, and never call anything.',
      severity: 'error',
      from: { path: '^packages/(ui|seo)/src/' },
      to: { path: [`^packages/api/src/(?!catalog/|${COST_WORDS})`, nodeModule('ky')] },
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
      name: 'ui-primitives-above-css',
      comment: 'Inside ui: theme ← css ← primitives ← families.',
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
        'Of @vvoz/api the backend imports catalog/*, wire/*, what leads and calc are made of, the schemas, and the encoders that its parser is tested against; of the rest of the packages demo and drawings.',
      severity: 'error',
      from: { path: '^apps/backend/' },
      to: {
        path: ['^packages/api/src/', '^packages/(ui|seo|storefront)/'],
        pathNot:
          '^packages/api/src/(catalog/|wire/|(leads|calc)/(?!client)|[^/]+/(schemas|encodeQuery)[.]ts$)',
      },
    },
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
