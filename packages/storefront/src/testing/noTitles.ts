import type { CatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';

/** Titles of a view in tests that do not look at them. */
export const NO_TITLES: CatalogueTitles = { heading: '', title: '' };
