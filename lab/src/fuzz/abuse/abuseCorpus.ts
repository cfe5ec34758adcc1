import { createChance, type Chance } from '../../lib/random.ts';
import { makeHostileBody } from './hostileBodies.ts';
import { makeInternalLine, makeMalformedLine, makeManyLines, makeOddLine } from './hostileHeaders.ts';
import { damagePath, fillPath, makeEqualKeys, makeHostileQuery, makeTraversal } from './hostilePaths.ts';
import {
  formatRequest,
  makeVisitorLine,
  type RawRequest,
  type RequestMaker,
  type RequestParts,
  type Target,
} from './rawRequest.ts';

const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'MKCOL',
  'SEARCH',
  'QUERY',
  'PURGE',
  'SOURCE',
  'get',
  'GETT',
  'FOO',
  '',
  ' ',
  'G\0T',
  'X'.repeat(5000),
] as const;
const VERSIONS = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTP/1.1.1',
  'http/1.1',
  'ICY/1.0',
  'HTTPS/1.1',
  '',
] as const;
const POSTS = ['POST', 'POST', 'POST', 'PUT', 'GET', 'DELETE'] as const;

/** Makes a well-formed GET of one of the target's paths; the values in the path may be of any kind. */
function makePlain(pick: Chance, { host, paths }: Target): RequestParts {
  return {
    method: 'GET',
    target: fillPath(pick.oneOf(paths), pick),
    lines: [`Host: ${host}`, makeVisitorLine(pick)],
    body: '',
  };
}

const addLines = (parts: RequestParts, lines: readonly string[]): RequestParts => ({
  ...parts,
  lines: [...parts.lines, ...lines],
});

/** The corpus: a row for each kind of abuse. */
const KINDS = {
  plain: makePlain,
  method: (pick, target) => ({ ...makePlain(pick, target), method: pick.oneOf(METHODS) }),
  version: (pick, target) => ({
    ...makePlain(pick, target),
    version: pick.oneOf(VERSIONS),
    isComplete: false,
  }),
  path: (pick, target) => {
    const plain = makePlain(pick, target);
    return { ...plain, target: damagePath(plain.target, pick, target.host) };
  },
  query: (pick, target) => {
    const plain = makePlain(pick, target);
    return { ...plain, target: plain.target + makeHostileQuery(pick) };
  },
  traversal: (pick, target) => {
    const plain = makePlain(pick, target);
    return { ...plain, target: makeTraversal(plain.target, pick) };
  },
  'equal keys': (pick, target) => ({ ...makePlain(pick, target), target: makeEqualKeys(pick) }),
  'internal header': (pick, target) =>
    addLines({ ...makePlain(pick, target), method: pick.oneOf(['GET', 'GET', 'POST', 'HEAD']) }, [
      makeInternalLine(pick),
      ...(pick.onceIn(2) ? [makeInternalLine(pick)] : []),
    ]),
  'odd header': (pick, target) =>
    addLines(makePlain(pick, target), [makeOddLine(pick), ...(pick.onceIn(3) ? [makeOddLine(pick)] : [])]),
  'malformed header': (pick, target) => addLines(makePlain(pick, target), [makeMalformedLine(pick)]),
  'many headers': (pick, target) => addLines(makePlain(pick, target), makeManyLines(pick)),
  host: (pick, target) => ({
    ...makePlain(pick, target),
    lines: pick.oneOf([[], ['Host: '], ['Host: a', 'Host: b'], ['Host: evil.example'], ['Host: a/b?c#d@e']]),
  }),
  body: (pick, target) => {
    const { lines, ...body } = makeHostileBody(pick);
    return { ...addLines(makePlain(pick, target), lines), method: pick.oneOf(POSTS), ...body };
  },
  'not HTTP': (pick, target) => ({
    ...makePlain(pick, target),
    method: String.fromCodePoint(...Array.from({ length: 1 + pick.below(40) }, () => pick.below(256))),
    isComplete: false,
  }),
} as const satisfies Readonly<Record<string, RequestMaker>>;

/** The kinds to pick from. Paths, queries and bodies occur more often, because they have the most forms. */
const WEIGHTED = [
  'path',
  'path',
  'path',
  'query',
  'query',
  'body',
  'body',
  ...Object.keys(KINDS),
] as unknown as readonly [keyof typeof KINDS, ...(keyof typeof KINDS)[]];

/** A part of a run: `{ index: 0, of: 4 }` is every fourth request, beginning with the first. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

export interface AbuseRun {
  /** Requests of the whole run. */
  readonly count: number;
  readonly seed: number;
  /** The part of the run that is sent. */
  readonly share: Share;
}

/** Generates the requests of a share of a run, the same for the same seed. */
export function* generateAbuse(target: Target, { count, seed, share }: AbuseRun): Generator<RawRequest> {
  const pick = createChance(seed);
  for (let index = 0; index < count; index += 1) {
    const kind = pick.oneOf(WEIGHTED);
    const request = formatRequest(kind, KINDS[kind](pick, target));
    if (index % share.of === share.index) yield request;
  }
}
