import { createStorefront } from '@vvoz/storefront/data/createStorefront.ts';

/** The deployment of this host: its row of HOSTS with data getters. */
export const storefront = createStorefront('main');
