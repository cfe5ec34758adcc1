import { createProxy } from '@vvoz/storefront/security/createProxy.ts';

export const proxy = createProxy('spec');

// Next reads this without running it: the same words in every app.
export const config = {
  matcher: ['/((?!_next/|healthz$|livez$|pictures/|api/|favicon.ico$|icon.svg$|sw.js$).*)'],
};
