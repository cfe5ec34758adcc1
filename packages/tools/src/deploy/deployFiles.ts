import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../lib/root.ts';

/** The folder with the files of an installation, except the releases themselves. */
export const DEPLOY = path.join(root, 'deploy');

/** Reads a file of `deploy/`. */
export const readDeploy = (name: string): string => readFileSync(path.join(DEPLOY, name), 'utf8');

/** Reads `compose.yaml` with its anchors merged. */
export const readCompose = (): unknown => parse(readDeploy('compose.yaml'), { merge: true });

/** A document of a manifest. */
export interface Manifest {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
  /** The whole document. */
  readonly document: Readonly<Record<string, unknown>>;
}

/** Reads all documents of a manifest's text. */
export function parseManifests(file: string, text: string): Manifest[] {
  return parseAllDocuments(text).map((parsed) => {
    const document = parsed.toJS() as Record<string, unknown>;
    return { file, apiVersion: String(document['apiVersion']), kind: String(document['kind']), document };
  });
}

/** Names of the Kubernetes manifests, relative to `deploy/`. */
export const MANIFEST_FILES: readonly string[] = readdirSync(path.join(DEPLOY, 'kubernetes'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.yaml') && path.basename(name) !== 'kustomization.yaml')
  .map((name) => `kubernetes/${name}`);
