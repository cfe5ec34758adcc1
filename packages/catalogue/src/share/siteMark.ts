import { readLightColors } from '../hosts/hostColors.ts';
import type { Host } from '../hosts/hosts.ts';

/** The letters of the sites' icon as a path of 32 × 32 px. */
export const SITE_MARK =
  'M6 5.5v9M6 6.4h4.2a1.6 1.6 0 0 1 0 3.3H6.5h4.2a1.9 1.9 0 0 1 0 3.9H6M18.5 5.5v9M18.5 6.4h4.2a1.6 1.6 0 0 1 0 3.3H19h4.2a1.9 1.9 0 0 1 0 3.9h-4.7M6 18.5h6.2v7H6ZM18 18.5h5.2a1.7 1.7 0 0 1 0 3.4H20h3.5a1.8 1.8 0 0 1 0 3.6H18';

/** Returns the SVG icon of a host. */
export function formatIcon(host: Host): string {
  const { accent, onAccent } = readLightColors(host);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${accent}"/><path fill="none" stroke="${onAccent}" stroke-width="1.9" d="${SITE_MARK}"/></svg>\n`;
}
