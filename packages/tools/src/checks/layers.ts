/**
 * Layers of each package with folders, lowest first. A folder of `src` imports only folders of lower layers, so those of
 * one layer do not import each other. A file directly in `src` may be imported from everywhere, unless it is listed.
 * Where `testing` is listed, tests may import every folder of their package.
 */
export const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/catalogue': [
    ['words'],
    ['types'],
    ['dates'],
    ['facets'],
    ['lots', 'shelf'],
    ['query'],
    ['address'],
    ['hosts'],
    ['share', 'templates'],
    ['testing'],
  ],
  'packages/api': [
    ['headers', 'share', 'visitor', 'vitals'],
    ['wire'],
    ['calc', 'content', 'leads', 'v1', 'v2'],
    ['catalogue', 'chat'],
    ['testing'],
  ],
  'packages/ui': [
    ['state', 'theme'],
    ['css'],
    ['primitives'],
    [
      'chat',
      'content',
      'cost',
      'filters',
      'foundations',
      'home',
      'leads',
      'lots',
      'navigation',
      'sales',
      'shelf',
      'visitor',
    ],
  ],
  'packages/seo': [
    ['jsonLd', 'texts'],
    ['catalogue', 'feed', 'lots', 'sitemap', 'yml'],
    ['share'],
    ['testing'],
  ],
  'packages/site-server': [
    ['errors', 'pages'],
    ['exchange'],
    ['limits', 'log', 'security'],
    ['trace'],
    ['backend'],
    ['metrics'],
    ['server'],
    ['testing'],
  ],
  'packages/site-browser': [
    ['page'],
    ['route'],
    ['services'],
    ['marks'],
    ['consent'],
    ['analytics', 'captcha', 'shelf', 'vitals'],
    ['leads'],
    ['chat', 'support', 'worker'],
    ['start'],
  ],
  // What the kinds of pages and the feeds have in common is in a layer below them.
  'packages/storefront': [
    ['config'],
    ['address'],
    ['model'],
    ['data'],
    ['handlers'],
    ['shell'],
    ['pages'],
    ['feeds'],
    ['routes'],
    ['build'],
    ['testing'],
  ],
  'packages/telemetry': [['metrics', 'trace'], ['export'], ['testing']],
  'packages/demo': [['reference'], ['rows'], ['writing']],
  'packages/drawings': [['core'], ['card', 'cars'], ['machines'], ['sheet'], ['testing']],
  'packages/supplier': [['servers'], ['rows']],
  // The bin folder of tools runs before the workspace is installed, so nothing of src is imported there.
  'packages/tools': [
    ['lib'],
    ['checks', 'chromium', 'mutation', 'postgres', 'tasks'],
    ['hosts'],
    ['audit', 'deploy', 'docs', 'patterns', 'start', 'verify', 'withTools'],
    ['backend', 'dev', 'gateway', 'release', 'size', 'visual'],
    ['contract', 'screenshots', 'test'],
  ],
  lab: [
    ['lib'],
    ['pair'],
    ['archive', 'bench', 'chaos', 'crawl', 'fuzz', 'import', 'lighthouse', 'load', 'rehearse', 'walks'],
  ],
  // main.ts is above all layers; env.ts collects the settings of the folders for main.ts and operator.
  'apps/backend': [
    ['lib'],
    ['state'],
    ['catalogue'],
    ['chat', 'content', 'cost', 'estimate', 'indexNow', 'leads', 'pictures'],
    ['ingest'],
    ['demo'],
    ['env.ts', 'http'],
    ['operator'],
    ['main.ts'],
  ],
};

/** Tests, stories and what only they use: they import what they test from anywhere. */
export const TESTS = '[.](test|stories)[.]tsx?$|/testing/';
