export { onRequestError, register } from '@vvoz/storefront/next/instrumentation.ts';
