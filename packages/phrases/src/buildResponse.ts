import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import { intersectRanges } from './bounds.ts';
import type { Lexeme } from './lexemes.ts';
import type { Claim, Attempt } from './attempt.ts';
import type { Part, Understood } from './phraseTypes.ts';

const BEFORE = /^[^\p{L}\p{N}\p{S}№]+/u;
// slow-ok: `understand` reads words of 100 characters at most
const AFTER = /[,;:!?…/–—-]+$/;

/** Returns lexemes as the visitor typed them, with one space between chunks. */
function joinRawTexts(lexemes: readonly Lexeme[], indices: readonly number[]): string {
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

/** Adds a claim to the patch. Returns false if it contradicts earlier claims. */
function addToPatch({ lists, ranges, texts }: Patch, claim: Claim): boolean {
  const key = claim.kind === 'passing' ? 'year' : claim.kind;
  if (claim.range) {
    const range = intersectRanges(ranges[key] ?? {}, claim.range);
    if (!range) return false;
    ranges[key] = range;
  }
  if (claim.text !== undefined) {
    if (texts[key] !== undefined) return false;
    texts[key] = claim.text;
  }
  for (const [facet, values = []] of Object.entries(claim.lists ?? {}) as [FacetKey, readonly string[]][])
    lists[facet] = [...new Set([...(lists[facet] ?? []), ...values])];
  return true;
}

/** Turns an attempt into the result of `understand`. `unread`: words that were too long or beyond the limit. */
export function buildResponse(unread: readonly string[], { lexemes, owners, claims }: Attempt): Understood {
  const patch: Patch = { lists: {}, ranges: {}, texts: {} };
  // Stated years take precedence over the years of «проходной».
  const order = claims.toSorted((a, b) => Number(a.kind === 'passing') - Number(b.kind === 'passing'));
  const refused = new Set(order.filter((claim) => !addToPatch(patch, claim)));
  const findFirstLexeme = (claim: Claim) => Math.min(...claim.lexemes);
  const parts = claims
    .filter((claim) => !refused.has(claim))
    .toSorted((a, b) => findFirstLexeme(a) - findFirstLexeme(b))
    .map((claim): Part => ({
      text: joinRawTexts(lexemes, claim.lexemes),
      kind: claim.kind,
      label: claim.label,
    }));
  const rest: string[] = [];
  for (const [index, lexeme] of lexemes.entries()) {
    const owner = owners[index];
    if (owner && !refused.has(owner)) continue;
    const before = owners[index - 1];
    const continuesWord =
      lexemes[index - 1]?.chunk === lexeme.chunk &&
      (before === undefined || refused.has(before)) &&
      rest.length > 0;
    if (continuesWord) rest.push(`${rest.pop() ?? ''}${lexeme.raw}`);
    else rest.push(lexeme.raw);
  }
  // slow-ok: `understand` reads words of 100 characters at most
  const words = rest.map((word) => word.replace(/^[^\p{L}\p{N}\p{S}№]+|[^\p{L}\p{N}\p{S}]+$/gu, ''));
  return {
    query: {
      ...(Object.keys(patch.lists).length > 0 ? { lists: patch.lists } : {}),
      ...(Object.keys(patch.ranges).length > 0 ? { ranges: patch.ranges } : {}),
      ...(Object.keys(patch.texts).length > 0 ? { texts: patch.texts } : {}),
    },
    parts,
    rest: [...words, ...unread].filter((word) => word !== ''),
  };
}
