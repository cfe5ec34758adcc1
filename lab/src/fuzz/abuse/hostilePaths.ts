import type { Chance } from '../../lib/random.ts';
import { VALUES } from '../words.ts';
import { toBytes } from './rawRequest.ts';

/**
 * Segments that some servers decode twice, do not decode, or decode into another folder, and names with a special
 * meaning.
 */
const SEGMENTS = [
  '%',
  '%zz',
  '%FF',
  '%C0%AE%C0%AE',
  '%ED%A0%80',
  '%F2%EE%E9%EE%F2%E0',
  '%D2%EE%E9%EE%F2%E0',
  '%2525',
  '%252e%252e',
  '%25%32%35',
  '%00',
  '%2500',
  'a%00b',
  '%0d%0aX-Injected:1',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '..\\..',
  '..;',
  ';a=b',
  '.git',
  '*',
  '[',
  '[[...path]]',
  '%5B%5B...path%5D%5D',
  '__nextjs',
  '_next',
  '__proto__',
  'constructor',
  'view-home',
  '%E2%80%AE',
  '%F0%9F%9A%97',
  '%20',
  '+',
  '@evil.example',
  ':80',
  '%3Cscript%3E',
] as const;

/** Names of Next's route parameters and of its flight requests, beside ours. */
const QUERY_NAMES = [
  'nxtPpath',
  'nxtIpath',
  '_rsc',
  '__nextDataReq',
  '__nextLocale',
  'url',
  'w',
  'a',
  'list',
  'ids',
] as const;

const repeat = (text: string, pick: Chance, max: number): string => text.repeat(1 + pick.below(max));

function makeSegment(pick: Chance): string {
  if (pick.onceIn(12)) return repeat(pick.oneOf(['x', '%', '%25', '%41', '.', '%D0%96', 'Z9']), pick, 2000);
  if (pick.onceIn(5)) return encodeURIComponent(pick.oneOf(pick.oneOf(VALUES)).toWellFormed());
  if (pick.onceIn(8)) return toBytes(pick.oneOf(['тойота', '日産', '\u00A0']));
  return pick.oneOf(SEGMENTS);
}

/** Replaces each `{name}` of an existing path with a value of any kind. */
export const fillPath = (template: string, pick: Chance): string =>
  template.replaceAll(/\{\w+\}/g, () =>
    pick.onceIn(2) ? pick.oneOf(['japan', 'korean', '1', 'x']) : makeSegment(pick),
  );

/**
 * Damages a path: adds segments or endings, doubles or turns slashes, escapes the whole path again, makes it an absolute
 * address, or replaces it by something that is no path.
 */
export function damagePath(path: string, pick: Chance, host: string): string {
  switch (pick.below(9)) {
    case 0:
      return path.replace('/', pick.oneOf(['//', '///', '/\\', '\\', '/./', '/../', '/%2e/', '/%2F']));
    case 1:
      return `${path}${pick.oneOf(['/', '//', '/.', '/..', '%2F', '%00', '.json', '.rsc', '.php', '~', '\\', ';x'])}`;
    case 2:
      return encodeURIComponent(path);
    case 3:
      return `${pick.oneOf(['http://', 'https://', 'ftp://', '//'])}${pick.oneOf([host, 'evil.example', '127.0.0.1:1', '[::1]', ''])}${path}`;
    case 4:
      return `${path}${pick.oneOf(['x', '-x', 'foo', '%78'])}`;
    case 5:
      return pick.oneOf(['*', '', '?', '#', 'a', ':80', `${host}:80`, '/?', '/#a?b', '/%']);
    case 6:
      return `${path}${`/${makeSegment(pick)}`.repeat(1 + pick.below(60))}`;
    default:
      return `${path.replace(/\/$/, '')}/${makeSegment(pick)}`;
  }
}

/** Beginnings that limits and caches once let pass. */
const OPEN_BEGINNINGS = ['/_next/static/', '/healthz/', '/livez/', '/izbrannoe/'] as const;
const STEPS_UP = ['../', '..%2f', '%2e%2e/', '.%2E%2F', './', '/', '..\\', '..%5c'] as const;

/** Makes a path that begins like a cheap one and leads to another, by steps that servers resolve differently. */
export const makeTraversal = (path: string, pick: Chance): string =>
  `${pick.oneOf(OPEN_BEGINNINGS)}${pick.oneOf(STEPS_UP).repeat(1 + pick.below(3))}${path.slice(1)}`;

/** Makes a target with thousands of equal parameters, whose reading may take quadratic time. */
export const makeEqualKeys = (pick: Chance): string =>
  `${pick.oneOf(['/livez', '/healthz', '/_next/static/a.js', '/', '/api/site'])}?${'a=1&'.repeat(1000 + pick.below(2900))}`;

/** Makes a query string with its question mark: deep names, up to 1500 pairs, long values, broken escapes. */
export function makeHostileQuery(pick: Chance): string {
  const name = () => (pick.onceIn(2) ? pick.oneOf(QUERY_NAMES) : makeSegment(pick));
  switch (pick.below(7)) {
    case 0:
      return `?a${repeat('[b]', pick, 2000)}=1`;
    case 1:
      return `?${repeat(`${name()}=1&`, pick, 1500)}`.slice(0, 15_000);
    case 2:
      return `?${name()}=${repeat(pick.oneOf(['x', '%20', '+', '%', '%D0', '%25', '%CC%81', ',']), pick, 5000)}`;
    case 3:
      return `?${repeat(pick.oneOf(['?', '&', '=', '[', ']', '%5B', '#']), pick, 3000)}`;
    case 4:
      return `?${name()}=${encodeURIComponent(pick.oneOf(['http://169.254.169.254/', '//evil.example', 'javascript:1', '../../x', '1,'.repeat(500)]))}`;
    default:
      return `?${name()}=${makeSegment(pick)}&${name()}=${makeSegment(pick)}`;
  }
}
