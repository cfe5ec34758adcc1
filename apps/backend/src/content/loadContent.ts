import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { optionsSchema, pageSchema, type PageRecord, type SiteOptions } from '@vvoz/api/content/schemas';

export interface Content {
  readonly options: SiteOptions;
  /** The record of a path on a host; a slash at the end is the same path. */
  readonly page: (host: string, path: string) => PageRecord | undefined;
}

const hostedPage = pageSchema.extend({ host: z.string(), path: z.string() });

function read<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`content/${file} is wrong at ${issue?.path.join('.')}: ${issue?.message}`);
}

const clean = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** Reads and checks the content that ships with the backend. Throws an Error that names the file and the place. */
export function loadContent(): Content {
  const options = read('options.json', optionsSchema);
  const pages = new Map(
    read('pages.json', z.array(hostedPage)).map(({ host, ...page }) => [`${host} ${page.path}`, page]),
  );
  return { options, page: (host, path) => pages.get(`${host} ${clean(path)}`) };
}
