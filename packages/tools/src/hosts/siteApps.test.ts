import { expect, test } from 'vitest';
import { HOST_NAMES, HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import { siteApps } from './siteApps.ts';

const makeApp = (host: Host): Record<string, string> => ({
  'package.json': `{\n  "name": "@vvoz/${host}",\n  "version": "0.1.${host.length}"\n}\n`,
  'src/app/layout.tsx': `import '@vvoz/storefront/styles/${HOSTS[host].theme}.css';\n`,
  'src/proxy.ts': `\nexport const proxy = createProxy('${host}');\n`,
});

/** Checks the apps of all hosts. `changes` replaces texts of files in the app of `china`; undefined removes a file. */
function findPlaces(changes: Readonly<Record<string, string | undefined>> = {}): string[] {
  const files = HOST_NAMES.flatMap((host) =>
    Object.entries({ ...makeApp(host), ...(host === 'china' ? changes : {}) }).flatMap(([name, text]) =>
      text === undefined ? [] : [{ path: `apps/${host}/${name}`, text }],
    ),
  );
  return siteApps(files).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

test('apps may differ in host, theme and version', () => {
  expect(findPlaces()).toEqual([]);
});

test.each([
  ['the name of another host', 'src/proxy.ts', "\nexport const proxy = createProxy('spec');\n", ':2 differs'],
  [
    'the theme of another host',
    'src/app/layout.tsx',
    "import '@vvoz/storefront/styles/spec.css';\n",
    ':1 differs',
  ],
  ['a line more', 'src/proxy.ts', "\nexport const proxy = createProxy('china');\n\n", ':4 differs'],
  ['a line less', 'src/proxy.ts', "\nexport const proxy = createProxy('china');", ':3 differs'],
  ['a removed file', 'src/proxy.ts', undefined, ':1 is missing'],
  ['a file more', 'src/app/page.tsx', '', ':1 apps/main has no such file'],
])('%s is found', (_difference, name, text, expected) => {
  expect(findPlaces({ [name]: text })).toEqual([expect.stringContaining(`apps/china/${name}${expected}`)]);
});
