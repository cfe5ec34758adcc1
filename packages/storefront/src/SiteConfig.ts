import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { ThemeName } from '@vvoz/ui/theme/tokens.ts';

export interface SiteLink {
  readonly label: string;
  /** A path on this host, or a whole address of another. */
  readonly href: string;
}

/** What tells one deployment from another. Everything else is shared. */
export interface SiteConfig {
  readonly host: Host;
  readonly theme: ThemeName;
  /** Beside the seal and behind page titles. */
  readonly name: string;
  /** One sentence for search engines where a page has none of its own. */
  readonly description: string;
  readonly nav: readonly SiteLink[];
  /** Sections of the footer. */
  readonly footer: readonly { readonly title: string; readonly links: readonly SiteLink[] }[];
}

/** Addresses of the three hosts, without a slash at the end; the deployments' environment gives them. */
export type HostUrls = Readonly<Record<Host, string>>;
