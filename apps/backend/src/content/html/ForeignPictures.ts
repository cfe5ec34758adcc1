import { isForeignPicture, makePictureKey } from '../../lib/foreignPicture.ts';

/** Widths of the pictures in texts; the one for browsers without `srcset`; the width of a text on a page. */
const WIDTHS = [480, 960, 1280] as const;
const DEFAULT_WIDTH = 960;
const SIZES = '(min-width: 768px) 720px, 100vw';
/** Up to this width, px, a picture has a single size: twice the width, for screens of double density. */
const MAX_SMALL_WIDTH = 320;
/** Maximum width to fetch, px: no wider picture is served. */
const MAX_SOURCE_WIDTH = 2048;

/** Finds the address of the widest useful size in a `srcset`; undefined if no entry has a width. */
function findWidest(srcset = ''): string | undefined {
  let widest: { readonly address: string; readonly width: number } | undefined;
  for (const candidate of srcset.split(/,\s+/)) {
    const [, address, digits] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(candidate) ?? [];
    const width = Number(digits);
    if (address !== undefined && width <= MAX_SOURCE_WIDTH && width > (widest?.width ?? 0))
      widest = { address, width };
  }
  return widest?.address;
}

type Attributes = Readonly<Record<string, string>>;

/** Replaces the addresses of the pictures in a text by addresses on our origin, and remembers the original ones. */
export class ForeignPictures {
  readonly #addresses = new Set<string>();
  readonly #base: string | undefined;

  /** @param base the site that relative addresses belong to; without it they belong to our own site */
  constructor(base?: string) {
    this.#base = base;
  }

  /** The addresses of all pictures on other hosts so far. */
  get addresses(): readonly string[] {
    return [...this.#addresses];
  }

  /**
   * Returns the address to show: an own address unchanged, one with a key for another host; undefined for anything
   * else.
   */
  toOwnAddress(address: string): string | undefined {
    const text = address.trim();
    if (text === '') return undefined;
    if (/^\/(?!\/)/.test(text) && (this.#base === undefined || text.startsWith('/pictures/'))) return text;
    const url = URL.parse(text, this.#base);
    if (!url || !isForeignPicture(url.href)) return undefined;
    url.hash = '';
    this.#addresses.add(url.href);
    return `/pictures/cms/${makePictureKey(url.href)}`;
  }

  /** Rewrites the attributes of an `img`: undoes lazy loading, and gives a foreign picture the widths that we serve. */
  toOwnImage(attributes: Attributes): Record<string, string> {
    const { src = '', srcset, 'data-src': lazySrc, 'data-lazy-src': otherLazySrc, ...rest } = attributes;
    const shown = /^data:/i.test(src.trim()) || src === '' ? (lazySrc ?? otherLazySrc ?? '') : src;
    const widest = findWidest(srcset ?? rest['data-srcset'] ?? rest['data-lazy-srcset']);
    const own = this.toOwnAddress(widest ?? shown) ?? this.toOwnAddress(shown);
    if (own === undefined) return rest;
    if (!own.startsWith('/pictures/cms/')) return { ...rest, src: own, ...(srcset ? { srcset } : {}) };
    const { sizes: _sizes, ...kept } = rest;
    const width = Number(kept['width']);
    if (width > 0 && width <= MAX_SMALL_WIDTH) return { ...kept, src: `${own}?w=${2 * width}` };
    const ownSet = WIDTHS.map((one) => `${own}?w=${one} ${one}w`).join(', ');
    return { ...kept, src: `${own}?w=${DEFAULT_WIDTH}`, srcset: ownSet, sizes: SIZES };
  }
}
