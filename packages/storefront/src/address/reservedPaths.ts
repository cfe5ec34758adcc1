import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { listPlaces, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { SHELF_PAGES } from '@vvoz/site-browser/shelf/shelfPages.ts';

/** First segment of lists by type and of lots. */
export const CARS = 'cars';

/** First segment of the links to lots that messengers show a preview of. */
export const SHARED = 's';

/** Beginning of the folders of the apps that only rewrites lead to (address/pageFamilies.ts). */
export const INNER_FOLDERS = '/view-';

/** True for a path into such a folder, which visitors must not open. */
export const isInnerPath = (path: string): boolean => path.toLowerCase().startsWith(INNER_FOLDERS);

/** First segments of the texts that every host has (specification, section 2). */
export const TEXT_SECTIONS: readonly string[] = [
  'example',
  'garantii',
  'informacziya',
  'kontakty',
  'o-kompanii',
  'otzyvy',
  'privacy-policy',
  'soglasie',
  'soglasie-na-rassylku',
  'video',
  'vopros-otvet',
];

/** First segments of the pages of the visitor's shelf, which have a route each. */
export const SHELF_SECTIONS: readonly string[] = SHELF_PAGES.map(({ href }) => href.slice(1));

/** First segments of all pages that every host has. */
const SECTIONS: readonly string[] = [
  CARS,
  SHARED,
  'error-page',
  'offline',
  'zayavka',
  ...SHELF_SECTIONS,
  ...TEXT_SECTIONS,
];

export const listSegments = (path: string): readonly string[] => path.split('/').filter(Boolean);

const CATALOGUE_SECTIONS = TEMPLATES.flatMap(listPlaces).map(({ path }) => listSegments(path)[0]);

/**
 * True when the first segment of a path belongs to a page that every host has, or to a catalogue of another host. A
 * catalogue at `/` then does not read the segment as a brand. The catalogues of this host are not reserved.
 */
export function isReservedPath(host: Host, path: string): boolean {
  const first = listSegments(path)[0]?.toLowerCase();
  if (first === undefined) return false;
  const isOwn = listTemplatesOnHost(host).some((row) => listSegments(row.path)[0] === first);
  return SECTIONS.includes(first) || (!isOwn && CATALOGUE_SECTIONS.includes(first));
}
