import { TESTS } from './layers.ts';

/** A source file with the files that it imports; paths from the root of the repository. */
export interface SourceImports {
  readonly source: string;
  readonly imports: readonly string[];
}

/** A circle of folders: `names` are siblings in `parent`; `imports` holds one import (from, to) for each step. */
export interface FolderCircle {
  readonly parent: string;
  readonly names: readonly string[];
  readonly imports: readonly (readonly [from: string, to: string])[];
}

const TEST_FILE = new RegExp(TESTS);

const findPackage = (file: string): string | undefined =>
  /^(?:(?:apps|packages)\/[^/]+|lab)(?=\/)/.exec(file)?.[0];

/** Folder → imported sibling folder → one import. */
type Graph = Map<string, Map<string, readonly [string, string]>>;

/** The imports between sibling folders at every depth of a package, by parent folder. */
function groupByParent(files: readonly SourceImports[]): ReadonlyMap<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const { source, imports } of files) {
    const owner = findPackage(source);
    if (owner === undefined || TEST_FILE.test(source)) continue;
    for (const target of imports) {
      if (!target.startsWith(`${owner}/`)) continue;
      const [from, to] = [source.split('/'), target.split('/')];
      const depth = from.findIndex((name, index) => name !== to[index]);
      // A file beside the folders is in none of them.
      if (depth === -1 || depth >= from.length - 1 || depth >= to.length - 1) continue;
      const [name = '', sibling = ''] = [from[depth], to[depth]];
      const parent = from.slice(0, depth).join('/');
      const graph = graphs.get(parent) ?? new Map<string, Map<string, readonly [string, string]>>();
      graphs.set(parent, graph.set(name, (graph.get(name) ?? new Map()).set(sibling, [source, target])));
    }
  }
  return graphs;
}

/** The shortest way from a folder back to itself, as names; undefined if there is none. */
function findWayBack(graph: Graph, start: string): readonly string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

/** Finds the circles of folders within each package: one, the shortest, for each folder that is in any. */
export function findFolderCircles(files: readonly SourceImports[]): readonly FolderCircle[] {
  return [...groupByParent(files)].flatMap(([parent, graph]) => {
    const circles = new Map<string, FolderCircle>();
    for (const start of [...graph.keys()].toSorted()) {
      const names = findWayBack(graph, start);
      if (names === undefined) continue;
      const imports = names.flatMap((name, index) => {
        const step = graph.get(name)?.get(names[index + 1] ?? start);
        return step ? [step] : [];
      });
      const key = names.toSorted().join('/');
      if (!circles.has(key)) circles.set(key, { parent, names, imports });
    }
    return [...circles.values()];
  });
}
