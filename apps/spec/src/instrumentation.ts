export { onRequestError, register } from '@vvoz/storefront/next/serverHooks.ts';
