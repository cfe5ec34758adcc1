import { createProxy } from '@vvoz/storefront/routes/createProxy.ts';

export const proxy = createProxy('main');

// Next reads this without running the module, so it must be a literal in every app.
export const config = {
  matcher: [
    '/((?!_next/|s/|healthz$|livez$|files/|pictures/|api/|favicon.ico$|icon.svg$|sw.js$|sitemap.xml$|sitemaps/|yml/|[A-Za-z0-9-]+.txt$).*)',
  ],
};
