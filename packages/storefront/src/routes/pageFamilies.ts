import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/templates/hostTemplates';
import { ERROR_PAGE_PATH } from '@vvoz/site-server/errors/errorHeaders';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { ROUTES } from './routes.ts';
import { INNER_FOLDERS, listSegments, SHELF_SECTIONS, TEXT_SECTIONS } from '../address/reservedPaths.ts';

/**
 * Pages that share a route of Next, the folder `view-{family}` of the app. A browser loads the scripts and styles of all page
 * templates of a route, so front page, catalogues and texts have a route each. The pages around the request form share one,
 * because they load the same scripts. Paths of no family have the route of all templates.
 */
type PageFamily = 'home' | 'catalogue' | 'text' | 'form';

/** The folder of the route file of `ROUTES`. The file reads the visitor's path, which a rewrite does not change. */
const ROUTE_FOLDER = `${INNER_FOLDERS}route`;

interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

const rewriteTo = (family: PageFamily, path: string): Rewrite => ({
  source: path,
  destination: `${INNER_FOLDERS}${family}${path === '/' ? '' : path}`,
});

/** First segments of `ROUTES`: `api`, `sw.js`. */
const ROUTE_SEGMENTS = new Set(
  ROUTES.map(({ path }) => listSegments(path)[0] ?? '').filter((segment) => !segment.startsWith(':')),
);

/** Segments below `/` that begin no page of a catalogue. */
const NO_CATALOGUE = [...ROUTE_SEGMENTS, ...SHELF_SECTIONS, 'error-page', 'offline', 'favicon.ico']
  .map((segment) => `${segment.replaceAll('.', String.raw`\.`)}(?:/|$)`)
  .concat('_next', INNER_FOLDERS.slice(1))
  .join('|');

/** Lists the rewrites of the paths of `ROUTES` to their route file. */
export const listRouteRewrites = (): readonly Rewrite[] =>
  ROUTES.map(({ path }) => ({ source: path, destination: ROUTE_FOLDER }));

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
          source: `/:path((?!${NO_CATALOGUE}).*)`,
          destination: `${INNER_FOLDERS}catalogue/:path`,
        },
      ]
    : [rewriteTo('home', '/')];
  const forms = [REQUEST_PAGE_PATH, ERROR_PAGE_PATH].map((path) => rewriteTo('form', path));
  return [...forms, ...texts, ...catalogues, ...rest];
}
