import { TEMPLATES } from '@vvoz/catalogue/templates/templates';

/** Number of segments of a path: `/japan/czeny-na-avto` has two. */
const countSegments = (path: string): number => path.split('/').filter(Boolean).length;

/**
 * Returns the kind of an address. Pages of one catalogue are of one kind when the same number of names (brand, model, body
 * code) follows its path; other pages when they have the same first segment and number of segments. Later
 * pages of a list are a kind of their own.
 */
export function getAddressKind(address: string): string {
  const { host, pathname, searchParams } = new URL(address);
  const base = TEMPLATES.map(({ path }) => path)
    .filter((path) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`)))
    .toSorted((one, other) => other.length - one.length)[0];
  const page = searchParams.has('page') ? ' page' : '';
  const first = base ?? `/${pathname.split('/')[1] ?? ''}`;
  return `${host}${first} ${countSegments(pathname)}${page}`;
}
