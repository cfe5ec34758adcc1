import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from '../checks/finding.ts';

/** A regular expression literal. */
export interface Pattern {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly source: string;
  readonly flags: string;
  /** True when a comment on its line, or on the line above, says why it may be slow. */
  readonly isExempt: boolean;
}

/** Programs that read input from outside. Tests, tools and the generators of demo data read only our own texts. */
const CHECKED =
  /^(?:apps|packages\/(?:api|catalogue|law|phrases|seo|site-browser|site-server|storefront|telemetry|ui))\/.*\.[cm]?tsx?$/;
const UNCHECKED = /\.(?:test|spec|stories)\.tsx?$|\/testing\//;
const EXEMPTION = /\/\/ slow-ok: \S/;

/** Lists the regular expression literals of a file. Throws when it cannot be parsed. */
function listLiterals({ path, text }: SourceFile): readonly Pattern[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const lines = text.split('\n');
  const patterns: Pattern[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const line = text.slice(0, node.start).split('\n').length;
      const isExempt = [lines[line - 1], lines[line - 2]].some((one) => EXEMPTION.test(one ?? ''));
      patterns.push({ path, line, source: node.regex.pattern, flags: node.regex.flags, isExempt });
    },
  }).visit(program);
  return patterns;
}

/** Lists the regular expression literals of the programs that run in production. */
export const listPatterns = (files: readonly SourceFile[]): readonly Pattern[] =>
  files
    .filter(({ path, text }) => CHECKED.test(path) && !UNCHECKED.test(path) && text.includes('/'))
    .flatMap(listLiterals);
