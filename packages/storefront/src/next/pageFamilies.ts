import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/hosts/hostTemplates';
import { SHELF_SECTIONS, TEXT_SECTIONS } from '../site/reservedPaths.ts';

/**
 * Pages that share a route of Next, the folder `view-{family}` of the app. A browser loads the scripts and styles of all page
 * templates of a route, so front page, catalogues and texts have a route each. Paths of no family have the route of all
 * templates.
 */
type PageFamily = 'home' | 'catalogue' | 'text';

const FOLDER = '/view-';

/** True for a path into the folder of a family, which visitors must not open. */
export const isFamilyPath = (path: string): boolean => path.toLowerCase().startsWith(FOLDER);

interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

const rewriteTo = (family: PageFamily, path: string): Rewrite => ({
  source: path,
  destination: `${FOLDER}${family}${path === '/' ? '' : path}`,
});

/** Paths below `/` that are not pages: other routes, and files. */
const NO_PAGES = `cars|s/|api|pictures|_next|view-|error-page|offline|${SHELF_SECTIONS.join('|')}|sw\\.js|sitemap\\.xml|sitemaps/|index-now/|yml/|healthz|livez|icon\\.svg|favicon\\.ico`;

/** Lists the rewrites of a host's paths into the folders of their families, in the order in which Next tries them. */
export function listPageRewrites(host: Host): readonly Rewrite[] {
  const bases = listTemplatesOnHost(host).map(({ path }) => path);
  const texts = TEXT_SECTIONS.map((section) => rewriteTo('text', `/${section}/:path*`));
  const catalogues = bases
    .filter((base) => base !== '/')
    .map((base) => rewriteTo('catalogue', `${base}/:path*`));
  const rest = bases.includes('/')
    ? [
        rewriteTo('catalogue', '/'),
        {
          source: `/:path((?!${NO_PAGES}).*)`,
          destination: `${FOLDER}catalogue/:path`,
        },
      ]
    : [rewriteTo('home', '/')];
  return [...texts, ...catalogues, ...rest];
}
