import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listTemplatesOnHost } from '@vvoz/catalogue/hosts/hostTemplates';
import { splitPath } from '../catalog/cataloguePath.ts';
import { CARS, isReservedPath, listSegments } from '../site/reservedPaths.ts';

/**
 * Pages that share a route of Next: a browser loads the scripts and styles of all page templates of a route, so the front
 * page, catalogues and texts have one each. The proxy rewrites their paths to the folder `view-{family}` of the app.
 */
export type PageFamily = 'home' | 'catalogue' | 'text';

const FOLDER = 'view-';

/** True for a path into the folder of a family, which visitors have no business to know. */
export const isFamilyPath = (path: string): boolean => listSegments(path)[0]?.startsWith(FOLDER) === true;

/** The path of a page within the app's folder of its family. */
export const toFamilyPath = (family: PageFamily, path: string): string =>
  `/${FOLDER}${family}${path === '/' ? '' : path}`;

/** Routes of the app that are no pages of a record. */
const OTHER_ROUTES: readonly string[] = [CARS, 'error-page', 'offline', 'sw.js'];

/**
 * Finds the family of a path by the registries alone; undefined for routes of their own, and for page records at paths that
 * only the backend knows: those are served by the route of all templates.
 */
export function findPageFamily(host: Host, path: string): PageFamily | undefined {
  if (OTHER_ROUTES.includes(listSegments(path)[0] ?? '')) return undefined;
  if (isReservedPath(host, path)) return 'text';
  const bases = listTemplatesOnHost(host).map((row) => row.path);
  if (splitPath(path, bases)) return 'catalogue';
  return path === '/' ? 'home' : undefined;
}
