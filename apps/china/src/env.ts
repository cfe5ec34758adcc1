import { readStorefrontEnv } from '@vvoz/storefront/env.ts';

/** The environment of this deployment; the only process.env of the app. Read at run time, never at build time. */
export const env = () => readStorefrontEnv(process.env);
