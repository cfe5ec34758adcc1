import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { SourceFile } from '../checks/finding.ts';
import { HOST_PLACES } from './hostPlaces.ts';

/** A host and the name of its style sheet, in the order of the registry. The first one is the model of the others. */
export interface NamedHost {
  readonly host: Host;
  readonly theme: string;
}

/** Rewrites a file of the model's app for another host. */
const toHostText = (model: NamedHost, { host, theme }: NamedHost, text: string): string =>
  text
    .replace(`/styles/${model.theme}.css`, `/styles/${theme}.css`)
    .replaceAll(new RegExp(`(?<=['/])${model.host}(?=['"])`, 'g'), host);

/**
 * Returns the files that the registry of hosts asks for and that are missing or incomplete: the app of a host as a copy
 * of the model's, its manifest, and its lines in `deploy`. What exists is not changed.
 * @throws RangeError if a file of `deploy` does not have the lines of the host before.
 */
export function completeHosts(files: readonly SourceFile[], hosts: readonly NamedHost[]): SourceFile[] {
  const [model] = hosts;
  if (!model) return [];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const changed = new Map<string, string>();
  const read = (path: string): string => changed.get(path) ?? texts.get(path) ?? '';
  const addMissing = (path: string, text: string) => {
    if (!texts.has(path)) changed.set(path, text);
  };
  for (const [index, named] of hosts.entries()) {
    const { host } = named;
    if (named === model) continue;
    for (const { path, text } of files) {
      const folder = `apps/${model.host}/`;
      if (path.startsWith(folder))
        addMissing(`apps/${host}/${path.slice(folder.length)}`, toHostText(model, named, text));
    }
    const manifest = texts.get(`deploy/kubernetes/${model.host}.yaml`) ?? '';
    const modelName = new RegExp(`\\b${model.host}$`, 'gm');
    addMissing(`deploy/kubernetes/${host}.yaml`, manifest.replaceAll(modelName, host));
    for (const { file, block } of HOST_PLACES) {
      const path = `deploy/${file}`;
      const text = read(path);
      if (text.includes(block(host, index))) continue;
      const before = block((hosts[index - 1] ?? model).host, index - 1);
      const at = text.indexOf(before);
      if (at === -1)
        throw new RangeError(`${path}: has no such lines, after which those of ${host} belong:\n${before}`);
      const end = at + before.length;
      changed.set(path, text.slice(0, end) + block(host, index) + text.slice(end));
    }
  }
  return [...changed].map(([path, text]) => ({ path, text }));
}
