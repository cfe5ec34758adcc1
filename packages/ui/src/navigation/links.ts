/** A link of the site's navigation. */
export interface NavLink {
  href: string;
  label: string;
  /** It leads to the section that the page belongs to. */
  current?: boolean;
}
