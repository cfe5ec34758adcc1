import { trimEndCharacters } from '@vvoz/catalogue/words/trimCharacters';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { companySchema, deliverySchema, fileNameSchema, FILES_PATH } from '@vvoz/api/content/companySchemas';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import type { ContentRows, DocumentRow, StoredSet } from '../contentRows.ts';
import { categoriesFileSchema, motoFileSchema, pagesFileSchema, setFileSchema } from './fileSchemas.ts';
import { ContentProblems, type Problem } from './problem.ts';
import { listFiles, readEntries } from './readEntries.ts';
import type { TextLink } from './readMarkdown.ts';
import { readYaml } from './readYaml.ts';

/** The key of a page. A slash at the end and the case of the path do not matter. */
export const toPageKey = (host: string, page: string): string =>
  `${host} ${trimEndCharacters(page.toLowerCase(), '/') || '/'}`;

/** Bytes of a file of the folder `files`: the process keeps all of them in memory. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Lists the addresses of files that the pages about the company and reviews name. */
const listNamedFiles = ({ documents, entries }: ContentRows): readonly string[] =>
  [
    ...entries.flatMap(({ body }) => ('photos' in body ? (body.photos ?? []).map(({ src }) => src) : [])),
    ...documents.flatMap((row): readonly (string | undefined)[] => {
      if (row.kind === 'delivery') return [row.body.photo?.src];
      if (row.kind !== 'option' || row.key !== 'company') return [];
      return [...row.body.people.map(({ photo }) => photo), ...row.body.terms.map(({ link }) => link?.href)];
    }),
  ].filter((address) => address !== undefined);

/** What a content folder has, and the addresses that its texts name. */
export interface ContentFolder extends ContentRows {
  readonly links: readonly TextLink[];
}

/**
 * Reads a content folder: options, categories, pages by host, sets, motorcycles, the company and
 * its deliveries, files and entries. Throws ContentProblems
 * with every fault of every file, so that an editor can correct all of them at once.
 */
export function readContentFolder(dir: string): ContentFolder {
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

  const {
    rows: entries,
    links,
    problems: entryProblems,
  } = readEntries(dir, Object.keys(categories ?? { '': '' }));
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
  if (existsSync(path.join(dir, 'company.json'))) {
    const company = read('company.json', companySchema);
    if (company) documents.push({ kind: 'option', key: 'company', position: 0, body: company });
  }
  listFiles(dir, 'deliveries', '.json').forEach((name, position) => {
    const body = read(`deliveries/${name}`, deliverySchema);
    if (body) documents.push({ kind: 'delivery', key: path.basename(name, '.json'), position, body });
  });
  listFiles(dir, 'files', '').forEach((key, position) => {
    const file = `files/${key}`;
    const name = fileNameSchema.safeParse(key);
    const bytes = readFileSync(path.join(dir, file));
    if (!name.success) problems.push({ file, line: 0, message: `the name ${name.error.issues[0]?.message}` });
    else if (bytes.length > MAX_FILE_BYTES)
      problems.push({ file, line: 0, message: `has ${bytes.length} bytes, more than ${MAX_FILE_BYTES}` });
    else documents.push({ kind: 'file', key, position, body: { base64: bytes.toString('base64') } });
  });
  for (const address of listNamedFiles({ documents, entries }))
    if (!documents.some(({ kind, key }) => kind === 'file' && FILES_PATH + key === address))
      problems.push({ file: address.slice(1), line: 0, message: 'is named but does not exist: add it' });
  if (problems.length > 0) throw new ContentProblems(problems);
  return { entries, documents, links };
}
