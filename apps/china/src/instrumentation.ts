export { onRequestError, register } from '@vvoz/storefront/routes/serverHooks.ts';
