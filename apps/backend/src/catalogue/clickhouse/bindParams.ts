import type { Params } from '../db/runner.ts';

/** How a server gets the values of a statement. Servers before 20 know no bound parameters. */
export type Binding = 'bound' | 'escaped';

export interface Statement {
  readonly query: string;
  readonly query_params: Readonly<Record<string, string>>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\0': '\\0',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Writes a text as a literal of ClickHouse. */
export const escapeText = (text: string): string =>
  `'${text.replace(/[\\'\0\n\r\t]/g, (character) => ESCAPES[character] ?? character)}'`;

/** Replaces the marks `?` of a statement by its values. Numbers are written as digits. Throws for one that is not finite. */
export function bindParams(text: string, params: Params, binding: Binding): Statement {
  const bound: Record<string, string> = {};
  let at = 0;
  const query = text.replace(/\?/g, () => {
    const value = params[at];
    at += 1;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be a parameter`);
      return value < 0 ? `(${value})` : String(value);
    }
    if (value === undefined)
      throw new RangeError(`a statement has more marks than its ${params.length} values`);
    if (binding === 'escaped') return escapeText(value);
    const name = `p${at}`;
    bound[name] = value;
    return `{${name}:String}`;
  });
  return { query, query_params: bound };
}
