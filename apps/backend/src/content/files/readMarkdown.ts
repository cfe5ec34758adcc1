import { Marked } from 'marked';
import type { z } from 'zod';
import { cleanHtml } from '../html/cleanHtml.ts';
import { decodeEntities } from '../../lib/decodeEntities.ts';
import { ForeignPictures } from '../html/ForeignPictures.ts';
import { readYaml, type Read } from './readYaml.ts';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
/** The line of the first field: the line after the opening `---`. */
const FRONT_MATTER_LINE = 2;

const marked = new Marked({ gfm: true, async: false });

/** An address that a text names. */
export interface TextLink {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly address: string;
  readonly isPicture: boolean;
}

const ADDRESS = /<(a|img)\s[^<>]*?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Lists the addresses in the HTML of a text. `text` is the file, to find their lines. */
const listLinks = (file: string, text: string, html: string): readonly TextLink[] =>
  [...html.matchAll(ADDRESS)].map(([, tag = '', double, single]) => {
    const address = decodeEntities(double ?? single ?? '').trim();
    // `](address` and `src="address`: the words of a text may have the same letters earlier.
    const at = Math.max(0, ...['(', '"', "'", '<'].map((before) => text.indexOf(before + address)));
    const line = text.slice(0, at + 1).split('\n').length;
    return { file, line, address, isPicture: tag.toLowerCase() === 'img' };
  });

export interface MarkdownFile<T> {
  readonly front: T;
  readonly html: string;
  /** Addresses of pictures on other hosts. */
  readonly pictures: readonly string[];
  readonly links: readonly TextLink[];
}

/** Reads a Markdown file that begins with YAML front matter between `---` lines. Faults carry the line in the file. */
export function readMarkdown<T>(file: string, text: string, schema: z.ZodType<T>): Read<MarkdownFile<T>> {
  const [whole, head] = FENCE.exec(text) ?? [];
  if (whole === undefined || head === undefined)
    return {
      ok: false,
      problems: [
        { file, line: 1, message: 'must begin with front matter between two lines that contain only ---' },
      ],
    };
  const front = readYaml(file, head, schema, FRONT_MATTER_LINE);
  if (!front.ok) return front;
  const body = text.slice(whole.length);
  if (body.trim() === '')
    return {
      ok: false,
      problems: [{ file, line: whole.split('\n').length, message: 'has no text below its front matter' }],
    };
  const pictures = new ForeignPictures();
  const parsed = marked.parse(body) as string;
  const html = cleanHtml(parsed, { pictures }).trim();
  const links = listLinks(file, text, parsed);
  return { ok: true, value: { front: front.value, html, pictures: pictures.addresses, links } };
}
