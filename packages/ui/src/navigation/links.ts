/** A link of the site navigation. */
export interface NavLink {
  href: string;
  label: string;
  /** True for the section that the page belongs to. */
  current?: boolean;
}
