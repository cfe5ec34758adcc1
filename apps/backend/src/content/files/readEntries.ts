import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRY_KINDS, type EntryKind } from '@vvoz/api/content/contentSchemas';
import type { EntryBody, EntryRow, ReviewBody } from '../contentRows.ts';
import { createExcerpt } from '../html/createExcerpt.ts';
import { createFrontSchemas, reviewFrontSchema } from './fileSchemas.ts';
import type { Problem } from './problem.ts';
import { readMarkdown, type MarkdownFile, type TextLink } from './readMarkdown.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** File names in a folder of the content folder, sorted. Empty when the folder does not exist. */
export function listFiles(dir: string, folder: string, extension: string): readonly string[] {
  try {
    return readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith(extension))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

type Front = Partial<{
  title: string;
  date: string;
  category: string;
  excerpt: string;
  templates: string[];
  tags: string[];
  order: number;
  duration: string;
  video: EntryBody['video'];
  version: string;
  author: string;
  checked: string;
  photo: EntryBody['photo'];
}>;

function toEntryRow(kind: EntryKind, slug: string, { front, html, pictures }: MarkdownFile<Front>): EntryRow {
  const body: EntryBody = {
    excerpt: front.excerpt ?? createExcerpt(html),
    tags: front.tags ?? [],
    templates: front.templates ?? [],
    html,
    ...(pictures.length > 0 ? { pictures } : {}),
    ...(front.duration ? { duration: front.duration } : {}),
    ...(front.video ? { video: front.video } : {}),
    ...(front.version ? { version: front.version } : {}),
    ...(front.author ? { author: front.author } : {}),
    ...(front.checked ? { checked: front.checked } : {}),
    ...(front.photo ? { photo: front.photo } : {}),
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

/** Reads all entries and reviews of a content folder. Returns faults, does not throw them. */
export function readEntries(
  dir: string,
  categories: readonly string[],
): {
  readonly rows: readonly EntryRow[];
  readonly links: readonly TextLink[];
  readonly problems: readonly Problem[];
} {
  const rows: EntryRow[] = [];
  const links: TextLink[] = [];
  const problems: Problem[] = [];
  const schemas = createFrontSchemas(categories);

  const readFiles = (
    kind: EntryRow['kind'],
    readFile: (file: string, slug: string, text: string) => void,
  ) => {
    for (const name of listFiles(dir, kind, '.md')) {
      const file = `${kind}/${name}`;
      const slug = name.slice(0, -'.md'.length);
      if (SLUG.test(slug)) readFile(file, slug, readFileSync(path.join(dir, file), 'utf8'));
      else
        problems.push({
          file,
          line: 0,
          message: 'the file name must consist of small Latin letters, digits and single hyphens',
        });
    }
  };

  for (const kind of ENTRY_KINDS)
    readFiles(kind, (file, slug, text) => {
      const result = readMarkdown<Front>(file, text, schemas[kind] as never);
      if (result.ok) {
        rows.push(toEntryRow(kind, slug, result.value));
        links.push(...result.value.links);
      } else problems.push(...result.problems);
    });
  readFiles('reviews', (file, slug, text) => {
    const result = readMarkdown(file, text, reviewFrontSchema);
    if (!result.ok) {
      problems.push(...result.problems);
      return;
    }
    links.push(...result.value.links);
    const { date, ...front } = result.value.front;
    const { html, pictures } = result.value;
    const body: ReviewBody = { ...front, html, ...(pictures.length > 0 ? { pictures } : {}) };
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
  return { rows, links, problems };
}
