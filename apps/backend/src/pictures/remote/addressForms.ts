import type { Metadata } from 'sharp';

/** `medium` is enough up to 320 px. A host with one size ignores the tier. */
export type PictureTier = 'medium' | 'full';

type Measures = Pick<Metadata, 'width' | 'height'>;

interface AddressForm {
  readonly covers: (url: URL) => boolean;
  /** Converts any address of a picture to the address of a tier. */
  readonly toTier: (address: string, tier: PictureTier) => string;
  /** True for the placeholder that the host sends for a missing picture. */
  readonly isPlaceholder?: (measures: Measures) => boolean;
}

/** Width of jpcenter's placeholder, px. */
const JPCENTER_PLACEHOLDER_WIDTH = 319;

/** Hosts whose pictures have several sizes, by the form of their addresses. The first that matches applies. */
const ADDRESS_FORMS: readonly AddressForm[] = [
  {
    // jpcenter: `https://N.ajes.com/imgs/TOKEN&h=50`. There is no `?`, and `?w=` does not work.
    covers: ({ hostname, pathname, search }) =>
      search === '' && (hostname.endsWith('.ajes.com') || /\/imgs\/|&[hw]=\d+$/.test(pathname)),
    toTier: (address, tier) => (address.split('&', 1)[0] ?? '') + (tier === 'medium' ? '&w=320' : ''),
    isPlaceholder: ({ width }) => width === JPCENTER_PLACEHOLDER_WIDTH,
  },
  {
    // Encar answers with the original, several megabytes, unless the address contains a height.
    covers: ({ hostname }) => hostname.endsWith('.encar.com'),
    toTier: (address, tier) =>
      `${address.split(/[?#]/, 1)[0]}?impolicy=heightRate&rh=${tier === 'medium' ? 240 : 1200}`,
  },
];

const findForm = (address: string): AddressForm | undefined => {
  const url = URL.parse(address);
  return url ? ADDRESS_FORMS.find((form) => form.covers(url)) : undefined;
};

/** Returns the address to fetch for a tier; unchanged for hosts with one size. */
export const getAddressAt = (address: string, tier: PictureTier): string =>
  findForm(address)?.toTier(address, tier) ?? address;

/** A picture with a side of at most this many pixels is a placeholder. */
const MAX_PLACEHOLDER_SIDE = 8;

/** True if a picture of this size is the host's placeholder for a missing one. */
export function isPlaceholder(address: string, measures: Measures): boolean {
  const { width = 0, height = 0 } = measures;
  return (
    Math.min(width, height) <= MAX_PLACEHOLDER_SIDE || (findForm(address)?.isPlaceholder?.(measures) ?? false)
  );
}
