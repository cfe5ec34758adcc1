import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

/** The parsed value, or every fault in the text. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.join(', ')} is not a field here: remove or rename it`;
  if (issue.code === 'invalid_value') return `${place} must be one of ${issue.values.join(', ')}`;
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}

/**
 * Reads YAML by a schema; JSON is also YAML. Each fault carries the line of the value that it is about.
 * @param firstLine the line of the file on which `text` begins, from 1
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): Read<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const toLine = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    return {
      ok: false,
      problems: document.errors.map(({ pos, message }) => ({
        file,
        line: toLine(pos[0]),
        message: message.split('\n', 1)[0] ?? message,
      })),
    };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { ok: true, value: parsed.data };
  const findLine = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return toLine(node.range[0]);
    }
    return firstLine;
  };
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({
      file,
      line: findLine(issue.path),
      message: describeIssue(issue),
    })),
  };
}
