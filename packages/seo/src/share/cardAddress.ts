const ROOT = '/pictures/card';

/** What a card shows: a lot, a list by its template and the names in its path, or a text by its path. */
export type CardPlace =
  | { readonly kind: 'lot'; readonly type: string; readonly id: string }
  | { readonly kind: 'list'; readonly template: string; readonly segments: readonly string[] }
  | { readonly kind: 'page'; readonly path: string };

const listParts = (place: CardPlace): readonly string[] => {
  switch (place.kind) {
    case 'lot':
      return [place.type, place.id];
    case 'list':
      return [place.template, ...place.segments];
    case 'page':
      return place.path.split('/').filter(Boolean);
  }
};

/**
 * Formats the address of a card's picture: `/pictures/card/lot/japan/5123?v=…`. It names the thing and a version, and never
 * contains the card's texts, so that nobody can make the server draw other texts.
 */
export const formatCardAddress = (place: CardPlace, version: string): string =>
  `${[ROOT, place.kind, ...listParts(place).map((part) => encodeURIComponent(part))].join('/')}?v=${version}`;

/** Reads the parts after `/pictures/card/`, decoded; undefined for anything else. */
export function readCardPlace([kind, first, ...rest]: readonly string[]): CardPlace | undefined {
  if (first === undefined) return undefined;
  const [id, ...more] = rest;
  if (kind === 'lot') return id === undefined || more.length > 0 ? undefined : { kind, type: first, id };
  if (kind === 'list') return { kind, template: first, segments: rest };
  return kind === 'page' ? { kind, path: `/${[first, ...rest].join('/')}` } : undefined;
}
