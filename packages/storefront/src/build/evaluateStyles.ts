import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { createShortNames } from './shortNames.ts';

type Adapter = Parameters<typeof setAdapter>[0];
type Css = Parameters<Adapter['appendCss']>[0];

/** A style file after it has run. */
export interface EvaluatedStyles {
  /** Absolute path. */
  readonly file: string;
  /** Its rules. */
  readonly css: string;
  /** What a component imports from it. */
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Tells vanilla-extract which style file runs, because it stores rules by their file. */
function scopeStyleFiles(packages: string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith('.css.ts')) return loaded;
      const scope = JSON.stringify(path.relative(packages, new URL(url).pathname));
      const source = [
        `import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope'; setFileScope(${scope});`,
        String(loaded.source),
        'endFileScope();',
      ].join('\n');
      return { ...loaded, source };
    },
  });
}

/** Copies a value and maps the strings in it. Throws for a function, which a module with class names cannot hold. */
function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (typeof value === 'function')
    throw new TypeError('a style file exports a function: move it to a .ts file');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, map)]));
}

/**
 * Runs the style files, which import one another, and returns the rules and exports of each, in the same order. Call it
 * once in a process: modules run once.
 * @param packages the folder of the packages
 * @param files absolute paths of `*.css.ts` files, which run, and of `*.css` files, which are taken as they are
 */
export async function evaluateStyles(
  packages: string,
  files: readonly string[],
): Promise<readonly EvaluatedStyles[]> {
  const rules = new Map<string, Css[]>();
  const classNames = new Set<string>();
  const compositions: Parameters<Adapter['registerComposition']>[0][] = [];
  const used = new Set<string>();
  const createName = createShortNames();
  setAdapter({
    appendCss: (css, { filePath }) => void rules.set(filePath, [...(rules.get(filePath) ?? []), css]),
    registerClassName: (name) => void classNames.add(name),
    registerComposition: (composition) => void compositions.push(composition),
    markCompositionUsed: (identifier) => void used.add(identifier),
    onEndFileScope: () => {},
    getIdentOption: () => createName,
  });
  scopeStyleFiles(packages);
  const evaluated: { file: string; exports: Record<string, unknown> }[] = [];
  for (const file of files)
    evaluated.push({
      file,
      exports: file.endsWith('.ts') ? { ...(await import(pathToFileURL(file).href)) } : {},
    });
  const readCss = (file: string): string =>
    file.endsWith('.ts')
      ? transformCss({
          localClassNames: [...classNames],
          composedClassLists: compositions,
          cssObjs: rules.get(path.relative(packages, file)) ?? [],
        }).join('\n')
      : readFileSync(file, 'utf8');
  const styles = evaluated.map((one) => ({ ...one, css: readCss(one.file) }));
  // A class that only names a list of other classes has no rules of its own, unless a selector uses it.
  const idle = new Set(compositions.map(({ identifier }) => identifier).filter((name) => !used.has(name)));
  const dropIdle = (list: string) =>
    list
      .split(' ')
      .filter((name) => !idle.has(name))
      .join(' ');
  return styles.map(({ exports, ...style }) => ({
    ...style,
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, value]) => [name, mapStrings(value, dropIdle)]),
    ),
  }));
}
