import { TEMPLATES } from '@vvoz/api/catalog/templates';
import { createProxy } from '@vvoz/storefront/security/createProxy.ts';

export const proxy = createProxy({
  cataloguePaths: new Set(TEMPLATES.filter(({ host }) => host === 'main').map(({ path }) => path)),
  dev: process.env.NODE_ENV === 'development',
});

export const config = { matcher: ['/((?!_next/|healthz|pictures/|api/|favicon.ico|icon.svg).*)'] };
