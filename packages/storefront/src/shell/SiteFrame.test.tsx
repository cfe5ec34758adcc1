import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteFrame } from './SiteFrame.tsx';

const link = (href: string) => ({ label: href, href });
const NAV = ['/', '/japan', '/japan-trucks?order_by=price_asc', 'https://china.vvoz.example/'].map(link);
const ABOUT = ['/informacziya', '/otzyvy'].map(link);

/** Lists the links that are marked as the current ones. */
function listCurrent(path: string): readonly string[] {
  const html = renderToStaticMarkup(
    <SiteFrame
      site={{
        theme: 'main',
        name: 'Ввоз',
        nav: NAV,
        about: [{ title: 'О нас', links: ABOUT }],
        footer: [{ title: 'Каталог', links: NAV }],
      }}
      contacts={{ tel: '8 423 200-00-00' }}
      path={path}
    >
      {path}
    </SiteFrame>,
  );
  const links = html.match(/<a [^>]*>/g)?.filter((tag) => tag.includes('aria-current')) ?? [];
  return [...new Set(links.map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? ''))];
}

test.each([
  ['/', ['/']],
  ['/japan', ['/japan']],
  ['/japan/toyota', ['/japan']],
  ['/japan-trucks', ['/japan-trucks?order_by=price_asc']],
  ['/informacziya/tamozhnya', ['/informacziya']],
  ['/otzyvy-o-nas', []],
])('on %s the links to %j are the current ones', (path, current) => {
  expect(listCurrent(path)).toEqual(current);
});
