import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listPlaces, TEMPLATES, type Place } from '@vvoz/catalogue/templates/templates';
import { formatPlace } from './SiteConfig.ts';

/** An element `a`, as the sanitiser of texts writes it: its attributes contain no angle brackets. */
const LINK = /<a [^<>]*>/g;
/** The address of a link to its own host. */
const OWN_PATH = / href="(\/[^/"][^"]*)"/;

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** Finds the place on another host of the catalogue that a path belongs to; undefined when this host has it, or none. */
function findForeignPlace(path: string, host: Host): Place | undefined {
  const places = TEMPLATES.flatMap(listPlaces).filter(
    (place) => place.path !== '/' && isBelow(path, place.path),
  );
  return places.some((place) => place.host === host) ? undefined : places[0];
}

/**
 * Completes the links of a text. All hosts have the same texts, but no host has every catalogue: a link to a catalogue that
 * only another host has gets the address of that host.
 * @param html sanitised
 */
export const linkToHosts = (html: string, host: Host, urls: Parameters<typeof formatPlace>[2]): string =>
  html.replaceAll(LINK, (link) =>
    link.replace(OWN_PATH, (attribute: string, target: string) => {
      const place = findForeignPlace(target.split(/[?#]/, 1)[0] ?? '', host);
      return place ? ` href="${formatPlace({ host: place.host, path: target }, host, urls)}"` : attribute;
    }),
  );
