import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Identity } from './identity.ts';

/** The Node version that everything is tested with. The backend needs one that runs TypeScript. */
const MIN_NODE = '>=24';

/** Text of `server.js`. `program` is relative to the release's folder. */
const formatEntry = (
  program: string,
) => `// Starts this release. Its version and commit are in release.json and in /healthz.
import { readFileSync } from 'node:fs';

const { version, commit } = JSON.parse(readFileSync(new URL('release.json', import.meta.url), 'utf8'));
process.env.VVOZ_VERSION = version;
process.env.VVOZ_COMMIT = commit;
await import('./${program}');
`;

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Writes `server.js`, `release.json` and `package.json` into a release's folder, over files of these names. */
export function writeEntry(folder: string, identity: Identity, program: string): void {
  const { name, version } = identity;
  const description = {
    name: `vvoz-${name}`,
    private: true,
    version,
    type: 'module',
    engines: { node: MIN_NODE },
  };
  writeFileSync(path.join(folder, 'server.js'), formatEntry(program));
  writeFileSync(path.join(folder, 'release.json'), formatJson(identity));
  writeFileSync(path.join(folder, 'package.json'), formatJson(description));
}
