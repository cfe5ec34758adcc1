import { createProxy } from '@vvoz/storefront/security/createProxy.ts';
import { CATALOGUES } from './catalogues.ts';

export const proxy = createProxy({
  cataloguePaths: new Set(CATALOGUES.map(({ path }) => path)),
  dev: process.env.NODE_ENV === 'development',
});

export const config = { matcher: ['/((?!_next/|healthz|pictures/|api/|favicon.ico|icon.svg).*)'] };
