import { trimEndCharacters } from '@vvoz/catalogue/words/trimCharacters';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import type { ContentRows, DocumentRow, StoredSet } from '../contentRows.ts';
import { categoriesFileSchema, motoFileSchema, pagesFileSchema, setFileSchema } from './fileSchemas.ts';
import { ContentProblems, type Problem } from './problem.ts';
import { listFiles, readEntries } from './readEntries.ts';
import { readYaml } from './readYaml.ts';

/** The key of a page. A slash at the end and the case of the path do not matter. */
export const toPageKey = (host: string, page: string): string =>
  `${host} ${trimEndCharacters(page.toLowerCase(), '/') || '/'}`;

/**
 * Reads a content folder: options, categories, pages by host, sets, motorcycles and entries. Throws ContentProblems
 * with every fault of every file, so that an editor can correct all of them at once.
 */
export function readContentFolder(dir: string): ContentRows {
  const problems: Problem[] = [];
  const documents: DocumentRow[] = [];

  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const full = path.join(dir, file);
    if (!existsSync(full)) {
      problems.push({ file, line: 0, message: 'does not exist: create it' });
      return undefined;
    }
    const result = readYaml(file, readFileSync(full, 'utf8'), schema);
    if (result.ok) return result.value;
    problems.push(...result.problems);
    return undefined;
  }

  const options = read('options.json', optionsSchema);
  if (options) documents.push({ kind: 'option', key: 'site', position: 0, body: options });
  const categories = read('categories.json', categoriesFileSchema);
  if (categories) documents.push({ kind: 'option', key: 'categories', position: 0, body: categories });

  const { rows: entries, problems: entryProblems } = readEntries(dir, Object.keys(categories ?? { '': '' }));
  problems.push(...entryProblems);

  for (const fileName of listFiles(dir, 'pages', '.json')) {
    const file = `pages/${fileName}`;
    const host = path.basename(fileName, '.json');
    if (!HOST_NAMES.some((name) => name === host))
      problems.push({
        file,
        line: 0,
        message: `${host} is not a host: the name must be one of ${HOST_NAMES.join(', ')}`,
      });
    read(file, pagesFileSchema)?.forEach((page, position) => {
      const { document } = page;
      if (document && !entries.some(({ kind, slug }) => kind === 'documents' && slug === document))
        problems.push({
          file,
          line: 0,
          message: `${page.path} shows documents/${document}.md, which does not exist`,
        });
      documents.push({ kind: 'page', key: toPageKey(host, page.path), position, body: page });
    });
  }
  const sets = new Map<string, string>();
  listFiles(dir, 'sets', '.json').forEach((name, position) => {
    const file = `sets/${name}`;
    const set: StoredSet | undefined = read(file, setFileSchema);
    if (!set) return;
    const other = sets.get(set.id);
    if (other) problems.push({ file, line: 0, message: `id ${set.id} is already used by ${other}` });
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
