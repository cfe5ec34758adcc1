import type { HostUrls } from './env.ts';

const isAddress = (name: string): boolean => /^[\d.]+$/.test(name) || name.includes(':');

/**
 * Finds the domain on which a cookie reaches all hosts: their common end, of two names at least. '' when they differ in ports
 * only, because cookies ignore ports. Undefined when they have none in common. A browser refuses a public suffix by itself.
 */
export function findSharedDomain(urls: HostUrls): string | undefined {
  const names = [...new Set(Object.values(urls).map((url) => new URL(url).hostname))];
  const [first = '', ...others] = names;
  if (others.length === 0) return '';
  if (names.some(isAddress)) return undefined;
  const parts = first.split('.');
  const ends = parts.map((_, at) => parts.slice(at).join('.')).filter((end) => end.includes('.'));
  return ends.find((end) => others.every((name) => name === end || name.endsWith(`.${end}`)));
}
