import { HOST_NAMES, HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { listPlaces, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { findCanonicalAddress } from './canonicalAddress.ts';
import { splitPath } from './splitPath.ts';
import { CARS, isReservedPath, listSegments, SHARED } from './reservedPaths.ts';

/** An address on one of the hosts. */
export interface SiteAddress {
  readonly host: Host;
  /** Path with the query string. */
  readonly address: string;
}

interface HostPath {
  readonly host: Host;
  readonly path: string;
}

const listBases = (host: Host): readonly string[] => listTemplatesOnHost(host).map(({ path }) => path);

/** True below a catalogue of the host whose path is not `/`: `/china/czeny-na-avto` on the main host. */
const isBelowCatalogue = ({ host, path }: HostPath): boolean =>
  splitPath(
    path,
    listBases(host).filter((base) => base !== '/'),
  ) !== undefined;

/** Follows the prefixes at the beginning of a path: `/china/kontakty` is `/kontakty` on the host `china`. */
function followPrefixes(place: HostPath): HostPath {
  const [first, ...rest] = listSegments(place.path);
  const host = HOST_NAMES.find((name) => HOSTS[name].prefix === `/${first?.toLowerCase()}`);
  if (host === undefined || isBelowCatalogue(place)) return place;
  return followPrefixes({ host, path: `/${rest.join('/')}` });
}

/**
 * Finds the page of `/cars`, `/cars/{type}` or of a lot, `/cars/{type}/{id}`: a list is the catalogue of its type, a
 * lot is on a host with a catalogue of its type. Other paths, and unknown types, stay.
 */
function followCars(place: HostPath): HostPath {
  const [first, type, ...rest] = listSegments(place.path);
  if (first?.toLowerCase() !== CARS) return place;
  const own = listTemplatesOnHost(place.host);
  const places = [...own, ...TEMPLATES.flatMap((row) => listPlaces(row).map((at) => ({ ...row, ...at })))];
  const target = type === undefined ? own[0] : places.find((row) => row.type === type.toLowerCase());
  if (!target) return place;
  return rest.length === 0
    ? { host: target.host, path: target.path }
    : { host: target.host, path: ['', CARS, target.type, ...rest].join('/') };
}

function findCatalogueAddress({ host, path }: HostPath, search: string): string {
  const catalogue = isReservedPath(host, path) ? undefined : splitPath(path, listBases(host));
  if (!catalogue) return path + search;
  return findCanonicalAddress(catalogue, search) ?? joinPath(catalogue.base, catalogue.segments) + search;
}

const joinPath = (base: string, segments: readonly string[]): string =>
  `${base.replace(/\/$/, '')}/${segments.join('/')}`.replace(/(?<=.)\/$/, '');

/** First segments of paths with the id of a lot, which keeps its case. */
const LOT_SECTIONS: readonly (string | undefined)[] = [CARS, SHARED];

/** Converts a fixed path to lower case. */
const lowerFixedPath = ({ host, path }: HostPath): HostPath => ({
  host,
  path:
    isReservedPath(host, path) && !LOT_SECTIONS.includes(listSegments(path)[0]?.toLowerCase())
      ? path.toLowerCase()
      : path,
});

/**
 * Finds where an address of a host leads. It resolves host prefixes, lists of `/cars`, a slash at the end and the
 * canonical form of the filters together, so that one redirect is enough. Undefined when the address stays as it is.
 */
export function findSiteAddress(host: Host, pathname: string, search: string): SiteAddress | undefined {
  const path = joinPath('', listSegments(pathname));
  const place = lowerFixedPath(followCars(followPrefixes({ host, path })));
  const address = findCatalogueAddress(place, search);
  return place.host === host && address === pathname + search ? undefined : { host: place.host, address };
}
