import { createNextConfig } from '@vvoz/storefront/build/createNextConfig.ts';

export default createNextConfig(import.meta.dirname);
