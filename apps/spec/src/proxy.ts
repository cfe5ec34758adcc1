import { createProxy } from '@vvoz/storefront/security/createProxy.ts';

export const proxy = createProxy('spec');

// Next reads this text without running it, so every app repeats it.
export const config = {
  matcher: [
    '/((?!_next/|s/|healthz$|livez$|pictures/|api/|favicon.ico$|icon.svg$|sw.js$|sitemap.xml$|sitemaps/|yml/|[A-Za-z0-9-]+.txt$).*)',
  ],
};
