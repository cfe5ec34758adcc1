import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function say(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') return `${issue.keys.join(', ')}: there is no such field`;
  if (issue.code === 'invalid_value') return `${place} must be one of ${issue.values.join(', ')}`;
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}

/**
 * Reads YAML, or JSON, which is a part of it, by a schema. Faults carry the line of the value that they are about.
 * @param firstLine the line of the file on which the text begins, from 1
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): Read<T> {
  const lines = new LineCounter();
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (parsed.errors.length > 0)
    return {
      ok: false,
      problems: parsed.errors.map(({ pos, message }) => ({
        file,
        line: lineOf(pos[0]),
        message: message.split('\n', 1)[0] ?? message,
      })),
    };
  const read = schema.safeParse(parsed.toJS());
  if (read.success) return { ok: true, value: read.data };
  const nodeLine = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = parsed.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineOf(node.range[0]);
    }
    return firstLine;
  };
  return {
    ok: false,
    problems: read.error.issues.map((issue) => ({ file, line: nodeLine(issue.path), message: say(issue) })),
  };
}
