import type { Metadata } from 'sharp';

/** `medium` is enough up to 320 px; a host that has one size only ignores it. */
export type PictureTier = 'medium' | 'full';

type Measures = Pick<Metadata, 'width' | 'height'>;

interface AddressForm {
  readonly covers: (url: URL) => boolean;
  /** The address of a tier, from any address of the picture. */
  readonly at: (address: string, tier: PictureTier) => string;
  /** The picture that the host sends where it has none. */
  readonly isStandIn?: (measures: Measures) => boolean;
}

/** Width of jpcenter's stand-in, px. */
const JPCENTER_STAND_IN_WIDTH = 319;

/** Hosts whose pictures have several sizes, by the form of their addresses; the first that covers one applies. */
const ADDRESS_FORMS: readonly AddressForm[] = [
  {
    // jpcenter: `https://N.ajes.com/imgs/TOKEN&h=50`. There is no `?`, and `?w=` does not work.
    covers: ({ hostname, pathname, search }) =>
      search === '' && (hostname.endsWith('.ajes.com') || /\/imgs\/|&[hw]=\d+$/.test(pathname)),
    at: (address, tier) => address.replace(/&.*$/, '') + (tier === 'medium' ? '&w=320' : ''),
    isStandIn: ({ width }) => width === JPCENTER_STAND_IN_WIDTH,
  },
  {
    // Encar answers with the original, several megabytes, unless it is told a height.
    covers: ({ hostname }) => hostname.endsWith('.encar.com'),
    at: (address, tier) =>
      `${address.replace(/[?#].*$/, '')}?impolicy=heightRate&rh=${tier === 'medium' ? 240 : 1200}`,
  },
];

const formOf = (address: string): AddressForm | undefined => {
  const url = URL.parse(address);
  return url ? ADDRESS_FORMS.find((form) => form.covers(url)) : undefined;
};

/** The address to fetch for a tier; hosts of one size have one address. */
export const getAddressAt = (address: string, tier: PictureTier): string =>
  formOf(address)?.at(address, tier) ?? address;

/** A picture of this many pixels or fewer on a side shows nothing. */
const MAX_BLANK = 8;

/** Whether a picture of these measures stands for «there is none». */
export function isStandIn(address: string, measures: Measures): boolean {
  const { width = 0, height = 0 } = measures;
  return Math.min(width, height) <= MAX_BLANK || (formOf(address)?.isStandIn?.(measures) ?? false);
}
