import { createProxy } from '@vvoz/storefront/security/createProxy.ts';

export const proxy = createProxy({ cataloguePaths: new Set(), dev: process.env.NODE_ENV === 'development' });

export const config = { matcher: ['/((?!_next/|healthz|favicon.ico|icon.svg).*)'] };
