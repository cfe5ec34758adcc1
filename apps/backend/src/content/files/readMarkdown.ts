import { Marked } from 'marked';
import type { z } from 'zod';
import { cleanHtml } from '../html/cleanHtml.ts';
import { ForeignPictures } from '../html/ForeignPictures.ts';
import { readYaml, type Read } from './readYaml.ts';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
/** The line of the first field: the line after the opening `---`. */
const FRONT_MATTER_LINE = 2;

const marked = new Marked({ gfm: true, async: false });

export interface MarkdownFile<T> {
  readonly front: T;
  readonly html: string;
  /** Addresses of pictures on other hosts. */
  readonly pictures: readonly string[];
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
  const html = cleanHtml(marked.parse(body) as string, { pictures }).trim();
  return { ok: true, value: { front: front.value, html, pictures: pictures.addresses } };
}
