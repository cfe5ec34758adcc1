import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import type { ContentRows, DocumentRow, StoredSet } from '../contentRows.ts';
import { categoriesFileSchema, motoFileSchema, pagesFileSchema, setFileSchema } from './fileSchemas.ts';
import { ContentProblems, type Problem } from './problem.ts';
import { filesOf, readEntries } from './readEntries.ts';
import { readYaml } from './readYaml.ts';

/** A path as pages are found by: a slash at the end and the case do not matter. */
export const pageKey = (host: string, page: string): string =>
  `${host} ${page.toLowerCase().replace(/(?<=.)\/+$/, '')}`;

/**
 * Reads a content folder whole: options, categories, pages by host, sets, motorcycles, and the entries. Throws
 * ContentProblems with every fault of every file, by file and line, so that an editor mends them in one go.
 */
export function readContentFolder(dir: string): ContentRows {
  const problems: Problem[] = [];
  const documents: DocumentRow[] = [];

  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const full = path.join(dir, file);
    if (!existsSync(full)) {
      problems.push({ file, line: 0, message: 'is missing' });
      return undefined;
    }
    const answer = readYaml(file, readFileSync(full, 'utf8'), schema);
    if (answer.ok) return answer.value;
    problems.push(...answer.problems);
    return undefined;
  }

  const options = read('options.json', optionsSchema);
  if (options) documents.push({ kind: 'option', key: 'site', position: 0, body: options });
  const categories = read('categories.json', categoriesFileSchema);
  if (categories) documents.push({ kind: 'option', key: 'categories', position: 0, body: categories });

  const { rows: entries, problems: inEntries } = readEntries(dir, Object.keys(categories ?? { '': '' }));
  problems.push(...inEntries);

  for (const name of filesOf(dir, 'pages', '.json')) {
    const host = path.basename(name, '.json');
    if (!HOST_NAMES.some((known) => known === host))
      problems.push({
        file: `pages/${name}`,
        line: 0,
        message: `${host} is no host (${HOST_NAMES.join(', ')})`,
      });
    read(`pages/${name}`, pagesFileSchema)?.forEach((page, position) => {
      const shown = page.document;
      if (shown && !entries.some(({ kind, slug }) => kind === 'documents' && slug === shown))
        problems.push({
          file: `pages/${name}`,
          line: 0,
          message: `${page.path} shows documents/${shown}.md, which is not there`,
        });
      documents.push({ kind: 'page', key: pageKey(host, page.path), position, body: page });
    });
  }
  const sets = new Map<string, string>();
  filesOf(dir, 'sets', '.json').forEach((name, position) => {
    const file = `sets/${name}`;
    const set: StoredSet | undefined = read(file, setFileSchema);
    if (!set) return;
    const other = sets.get(set.id);
    if (other) problems.push({ file, line: 0, message: `id ${set.id} is taken by ${other}` });
    sets.set(set.id, file);
    documents.push({ kind: 'set', key: set.id, position, body: set });
  });
  if (existsSync(path.join(dir, 'moto.json')))
    read('moto.json', motoFileSchema)?.forEach((body, position) =>
      documents.push({ kind: 'moto', key: `${body.brand} ${body.model}`, position, body }),
    );
  if (problems.length > 0) throw new ContentProblems(problems);
  return { entries, documents };
}
