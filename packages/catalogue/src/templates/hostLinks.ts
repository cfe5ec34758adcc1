import { findTemplate, listPlaces, TEMPLATES, type Place, type TemplateName } from './templates.ts';
import { formatEntrance } from './entranceOrder.ts';
import { HOST_NAMES, HOSTS, listAboutColumns, type Host } from '../hosts/hosts.ts';

/** A link of a host's row. An unknown template or host does not compile. */
type KnownLink =
  | { readonly label: string; readonly template: TemplateName }
  | (Place & { readonly label: string });

/** A link with its target. */
export interface SitePlace extends Place {
  readonly label: string;
  /** `?order_by=…` of an entrance to coming lots; absent elsewhere. */
  readonly search?: string;
}

/** Resolves a link on the host `from`. If a catalogue is on several hosts, its place on `from` is preferred. */
function resolveLink(link: KnownLink, from: Host): SitePlace {
  if (!('template' in link)) return link;
  const { label, template: name } = link;
  const template = findTemplate(name);
  const places = template ? listPlaces(template) : [];
  const place = places.find(({ host }) => host === from) ?? places[0];
  if (!place) throw new RangeError(`HOSTS.${from}: template ${name} has no place`);
  return { label, ...place };
}

const resolveLinks = (links: readonly KnownLink[], from: Host): readonly SitePlace[] =>
  links.map((link) => resolveLink(link, from));

const listOtherHosts = (host: Host): readonly SitePlace[] =>
  HOST_NAMES.filter((other) => other !== host).flatMap((other) => resolveLinks(HOSTS[other].entrances, host));

/** Adds the order in which people enter a catalogue. */
function addEntranceOrder(place: SitePlace): SitePlace {
  const template = TEMPLATES.find((row) =>
    listPlaces(row).some(({ host, path }) => host === place.host && path === place.path),
  );
  const [, search] = template ? formatEntrance(template).split('?') : [];
  return search === undefined ? place : { ...place, search: `?${search}` };
}

/**
 * Lists the navigation links of a host: its own, then the entrances of the other hosts. They open coming lots with the
 * nearest auctions first. The links of the footer, which crawlers follow, are bare.
 */
export const listNavigation = (host: Host): readonly SitePlace[] =>
  [...resolveLinks(HOSTS[host].navigation, host), ...listOtherHosts(host)].map(addEntranceOrder);

interface LinkColumn {
  readonly title: string;
  readonly links: readonly SitePlace[];
}

/** Lists what each page of a host leads to beside its catalogues: how to buy, and who we are. */
export const listAboutLinks = (host: Host): readonly LinkColumn[] =>
  listAboutColumns(host).map(({ title, links }) => ({ title, links: resolveLinks(links, host) }));

/** Lists the columns of a host's footer: its own, how to buy, who we are, and the entrances of the other hosts. */
export function listFooterColumns(host: Host): readonly LinkColumn[] {
  const own: readonly { readonly title: string; readonly links: readonly KnownLink[] }[] = HOSTS[host].footer;
  return [
    ...own.map(({ title, links }) => ({ title, links: resolveLinks(links, host) })),
    ...listAboutLinks(host),
    { title: 'Другие разделы', links: listOtherHosts(host) },
  ];
}
