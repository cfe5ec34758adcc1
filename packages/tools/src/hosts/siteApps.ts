import { HOST_NAMES, HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import type { Check, Finding, SourceFile } from '../checks/finding.ts';

/** The app that the others are copies of. */
const MODEL: Host = 'main';

/** Replaces the names of the host and its theme by those of the model app. Each app has its own version. */
const toModelText = (host: Host, text: string): string =>
  text
    .replace(`/styles/${HOSTS[host].theme}.css`, `/styles/${HOSTS[MODEL].theme}.css`)
    .replace(/"version": "[^"]*"/, '"version"')
    .replaceAll(new RegExp(`(?<=['/])${host}(?=['"])`, 'g'), MODEL);

/** Maps the shared files of an app to their lines, with the host's names replaced by those of the model app. */
function readApp(files: readonly SourceFile[], host: Host): ReadonlyMap<string, readonly string[]> {
  const folder = `apps/${host}/`;
  return new Map(
    files.flatMap(({ path, text }) => {
      const name = path.slice(folder.length);
      if (!path.startsWith(folder)) return [];
      return [[name, toModelText(host, text).split('\n')] as const];
    }),
  );
}

/** Reports where the apps of two hosts differ in more than the names of host and theme. */
export const siteApps: Check = (files) => {
  const model = readApp(files, MODEL);
  const compareApp = (host: Host): Finding[] => {
    const app = readApp(files, host);
    return [...new Set([...model.keys(), ...app.keys()])].flatMap((name) => {
      const path = `apps/${host}/${name}`;
      const [expected, lines] = [model.get(name), app.get(name)];
      if (!lines) return { path, line: 1, message: `is missing: copy it from apps/${MODEL}` };
      if (!expected) return { path, line: 1, message: `apps/${MODEL} has no such file: every host needs it` };
      const index = lines.findIndex((line, at) => line !== expected[at]);
      if (index === -1 && lines.length === expected.length) return [];
      const line = (index === -1 ? lines.length : index) + 1;
      return { path, line, message: `differs from apps/${MODEL} in more than the names of host and theme` };
    });
  };
  return HOST_NAMES.filter((host) => host !== MODEL).flatMap(compareApp);
};
