export { register } from '@vvoz/storefront/next/instrumentation.ts';
