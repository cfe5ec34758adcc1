import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { optionsSchema, pageSchema, type PageRecord, type SiteOptions } from '@vvoz/api/content/schemas';

export interface Content {
  /** Changes with the files: keys ETags. */
  readonly version: string;
  readonly options: SiteOptions;
  /** The record of a path on a host; a slash at the end and the case do not matter. */
  readonly page: (host: string, path: string) => PageRecord | undefined;
}

const hostedPage = pageSchema.extend({ host: z.string(), path: z.string() });

/** What a file says, checked; throws an Error that names the file and the place. */
export function readContent<T>(name: string, text: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`content/${name} is wrong at ${issue?.path.join('.')}: ${issue?.message}`);
}

const clean = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Reads and checks the content that ships with the backend. */
export function loadContent(): Content {
  const [optionsText, pagesText] = ['options.json', 'pages.json'].map((name) =>
    readFileSync(new URL(name, import.meta.url), 'utf8'),
  ) as [string, string];
  const options = readContent('options.json', optionsText, optionsSchema);
  const pages = new Map(
    readContent('pages.json', pagesText, z.array(hostedPage)).map(({ host, ...page }) => [
      `${host} ${clean(page.path)}`,
      page,
    ]),
  );
  return {
    version: createHash('sha1')
      .update(optionsText + pagesText)
      .digest('base64url')
      .slice(0, 12),
    options,
    page: (host, path) => pages.get(`${host} ${clean(path)}`),
  };
}
