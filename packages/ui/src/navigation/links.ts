/** A link of the site navigation. */
export interface NavLink {
  href: string;
  label: string;
  /** True for the section that the page belongs to. */
  current?: boolean;
}

/** Links of one subject with a heading, in the menu. */
export interface NavColumn {
  title: string;
  links: readonly NavLink[];
}
