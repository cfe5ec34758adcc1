import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '@vvoz/catalogue/hosts/hosts';

/** A record of the demo content: the pages that the operator has made. */
export interface PageRecord {
  readonly path: string;
  readonly template: string;
  readonly type: string;
  readonly title: string;
}

const FOLDER = path.join(import.meta.dirname, '../../../../apps/backend/content/pages');

/** Reads the page records of a host from the content that the stack under test has imported. */
export const readPageRecords = (host: Host): readonly PageRecord[] =>
  JSON.parse(readFileSync(path.join(FOLDER, `${host}.json`), 'utf8')) as readonly PageRecord[];
