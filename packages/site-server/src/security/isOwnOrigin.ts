/**
 * True for a call of this site's own pages and of programs that are not browsers. A browser names the origin of the page, so
 * that no page of another site can send or read anything in a visitor's name.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  // An old browser. It leaves `origin` out of a GET of its own page.
  const origin = headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
