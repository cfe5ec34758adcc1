/**
 * Writes the plain share card of every host, packages/storefront/src/shell/head/plain/{host}.jpg, for pages without a card of
 * their own and for the time when none can be drawn. Run it after the description or the colours of a host were changed:
 *
 *     node packages/tools/bin/with-tools.mjs node packages/drawings/scripts/renderPlainCards.ts
 */
import sharp from 'sharp';
import { HOST_NAMES, HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { drawShareCard } from '../src/drawShareCard.ts';

for (const host of HOST_NAMES) {
  const [title = '', about = ''] = HOSTS[host].description.replace(/\.$/, '').split(': ');
  const svg = drawShareCard({ host, title, facts: [about] });
  const file = new URL(`../../storefront/src/shell/head/plain/${host}.jpg`, import.meta.url);
  await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 82, mozjpeg: true }).toFile(file.pathname);
}
