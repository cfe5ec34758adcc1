import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_KINDS, type EntryKind } from '@vvoz/api/content/contentSchemas';
import type { EntryBody, EntryRow, ReviewBody } from '../contentRows.ts';
import { plainText } from '../html/plainText.ts';
import { frontSchemas, reviewFrontSchema } from './fileSchemas.ts';
import type { Problem } from './problem.ts';
import { readMarkdown, type MarkdownFile } from './readMarkdown.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Characters of an excerpt that is taken from the text. */
const EXCERPT = 180;

/** Names of the files of a folder inside the content folder, sorted; none where it is missing. */
export function filesOf(dir: string, folder: string, extension: string): readonly string[] {
  try {
    return readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith(extension))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const beginning = (html: string): string => {
  const text = plainText(html);
  if (text.length <= EXCERPT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', EXCERPT))}…`;
};

type Front = Partial<{
  title: string;
  date: string;
  category: string;
  excerpt: string;
  templates: string[];
  tags: string[];
  order: number;
  duration: string;
  version: string;
}>;

function entryRow(kind: EntryKind, slug: string, { front, html }: MarkdownFile<Front>): EntryRow {
  const body: EntryBody = {
    excerpt: front.excerpt ?? beginning(html),
    tags: front.tags ?? [],
    templates: front.templates ?? [],
    html,
    ...(front.duration ? { duration: front.duration } : {}),
    ...(front.version ? { version: front.version } : {}),
  };
  return {
    kind,
    slug,
    title: front.title ?? '',
    date: front.date ?? '',
    category: front.category ?? '',
    position: front.order ?? 0,
    body,
  };
}

/** Reads every entry and review of a content folder; faults are collected, not thrown. */
export function readEntries(
  dir: string,
  categories: readonly string[],
): { readonly rows: readonly EntryRow[]; readonly problems: readonly Problem[] } {
  const rows: EntryRow[] = [];
  const problems: Problem[] = [];
  const schemas = frontSchemas(categories);

  const each = (kind: EntryRow['kind'], take: (file: string, slug: string, text: string) => void) => {
    for (const name of filesOf(dir, kind, '.md')) {
      const file = `${kind}/${name}`;
      const slug = name.slice(0, -'.md'.length);
      if (SLUG.test(slug)) take(file, slug, readFileSync(path.join(dir, file), 'utf8'));
      else
        problems.push({
          file,
          line: 0,
          message: 'the name must be small Latin letters, digits and single hyphens',
        });
    }
  };

  for (const kind of ENTRY_KINDS)
    each(kind, (file, slug, text) => {
      const read = readMarkdown<Front>(file, text, schemas[kind] as never);
      if (read.ok) rows.push(entryRow(kind, slug, read.value));
      else problems.push(...read.problems);
    });
  each('reviews', (file, slug, text) => {
    const read = readMarkdown(file, text, reviewFrontSchema);
    if (!read.ok) {
      problems.push(...read.problems);
      return;
    }
    const { date, ...front } = read.value.front;
    const body: ReviewBody = { ...front, html: read.value.html };
    rows.push({
      kind: 'reviews',
      slug,
      title: front.author,
      date,
      category: front.template,
      position: 0,
      body,
    });
  });
  return { rows, problems };
}
