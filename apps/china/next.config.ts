import { createNextConfig } from '@vvoz/storefront/next/createNextConfig.ts';

export default createNextConfig(import.meta.dirname);
