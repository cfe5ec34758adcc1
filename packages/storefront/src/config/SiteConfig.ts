import { HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import {
  listAboutLinks,
  listFooterColumns,
  listNavigation,
  type SitePlace,
} from '@vvoz/catalogue/templates/hostLinks';
import type { Place } from '@vvoz/catalogue/templates/templates';
import type { ThemeName } from '@vvoz/ui/theme/tokens.ts';
import type { HostUrls } from './env.ts';

export interface SiteLink {
  readonly label: string;
  /** A path on this host, or a full address on another. */
  readonly href: string;
}

export interface SiteLinkColumn {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

/** Theme, name and links of a deployment: its row of HOSTS with resolved addresses. */
export interface SiteConfig {
  readonly theme: ThemeName;
  /** Shown beside the logo and at the end of page titles. */
  readonly name: string;
  readonly nav: readonly SiteLink[];
  /** How to buy and who we are: columns of the menu. */
  readonly about: readonly SiteLinkColumn[];
  /** Columns of the footer. */
  readonly footer: readonly SiteLinkColumn[];
}

/** Formats a place as a path on the host `from`, or as a full address on another host. */
export const formatPlace = (place: Place, from: Host, urls: HostUrls): string =>
  place.host === from ? place.path : urls[place.host] + place.path;

/**
 * Creates theme, name and links of a host.
 * @param urls public addresses of the hosts, known at run time only
 */
export function createSite(host: Host, urls: HostUrls): SiteConfig {
  const toLink = ({ label, search = '', ...place }: SitePlace): SiteLink => ({
    label,
    href: formatPlace(place, host, urls) + search,
  });
  const toColumn = ({ title, links }: ReturnType<typeof listAboutLinks>[number]): SiteLinkColumn => ({
    title,
    links: links.map(toLink),
  });
  return {
    theme: HOSTS[host].theme,
    name: HOSTS[host].siteName,
    nav: listNavigation(host).map(toLink),
    about: listAboutLinks(host).map(toColumn),
    footer: listFooterColumns(host).map(toColumn),
  };
}
