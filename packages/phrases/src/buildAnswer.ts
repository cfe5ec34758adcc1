import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import { intersection } from './bounds.ts';
import type { Chunk, Lexeme } from './lexemes.ts';
import type { Claim, Reading } from './attempt.ts';
import type { Part, Understood } from './phraseTypes.ts';

const BEFORE = /^[^\p{L}\p{N}\p{S}№]+/u;
const AFTER = /[,;:!?…/–—-]+$/;

/** Words of some lexemes as they were typed: those of one chunk together, one space between chunks. */
function textOf(lexemes: readonly Lexeme[], indices: readonly number[]): string {
  let text = '';
  let last: Lexeme | undefined;
  for (const index of indices.toSorted((a, b) => a - b)) {
    const lexeme = lexemes[index];
    if (!lexeme) continue;
    if (!last) text = lexeme.swapped ? lexeme.raw : lexeme.raw.replace(BEFORE, '');
    else text += (last.chunk === lexeme.chunk ? '' : ' ') + lexeme.raw;
    last = lexeme;
  }
  return last?.swapped ? text : text.replace(AFTER, '');
}

interface Patch {
  readonly lists: Partial<Record<FacetKey, readonly string[]>>;
  readonly ranges: Partial<Record<FacetKey, Range>>;
  readonly texts: Partial<Record<FacetKey, string>>;
}

/** Adds what a part says; false where it contradicts what is there. */
function add({ lists, ranges, texts }: Patch, part: Claim): boolean {
  const key = part.kind === 'passing' ? 'year' : part.kind;
  if (part.range) {
    const range = intersection(ranges[key] ?? {}, part.range);
    if (!range) return false;
    ranges[key] = range;
  }
  if (part.text !== undefined) {
    if (texts[key] !== undefined) return false;
    texts[key] = part.text;
  }
  for (const [facet, values = []] of Object.entries(part.lists ?? {}) as [FacetKey, readonly string[]][])
    lists[facet] = [...new Set([...(lists[facet] ?? []), ...values])];
  return true;
}

/** What a reading comes to; `unread` are the chunks beyond it. */
export function explain(unread: readonly Chunk[], { lexemes, owners, claims }: Reading): Understood {
  const patch: Patch = { lists: {}, ranges: {}, texts: {} };
  // Years that were said stand before those that «проходной» means.
  const order = claims.toSorted((a, b) => Number(a.kind === 'passing') - Number(b.kind === 'passing'));
  const refused = new Set(order.filter((one) => !add(patch, one)));
  const first = (one: Claim) => Math.min(...one.lexemes);
  const parts = claims
    .filter((one) => !refused.has(one))
    .toSorted((a, b) => first(a) - first(b))
    .map((one): Part => ({ text: textOf(lexemes, one.lexemes), kind: one.kind, label: one.label }));
  const rest: string[] = [];
  for (const [index, lexeme] of lexemes.entries()) {
    const owner = owners[index];
    if (owner && !refused.has(owner)) continue;
    const before = owners[index - 1];
    const goesOn =
      lexemes[index - 1]?.chunk === lexeme.chunk &&
      (before === undefined || refused.has(before)) &&
      rest.length > 0;
    if (goesOn) rest.push(`${rest.pop() ?? ''}${lexeme.raw}`);
    else rest.push(lexeme.raw);
  }
  const words = rest.map((word) => word.replace(/^[^\p{L}\p{N}\p{S}№]+|[^\p{L}\p{N}\p{S}]+$/gu, ''));
  return {
    query: {
      ...(Object.keys(patch.lists).length > 0 ? { lists: patch.lists } : {}),
      ...(Object.keys(patch.ranges).length > 0 ? { ranges: patch.ranges } : {}),
      ...(Object.keys(patch.texts).length > 0 ? { texts: patch.texts } : {}),
    },
    parts,
    rest: [...words, ...unread.map(({ raw }) => raw)].filter((word) => word !== ''),
  };
}
