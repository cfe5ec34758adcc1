import { createCostTerms } from '@vvoz/storefront/data/costTerms.ts';
import { backend } from './backend.ts';

export const getTerms = createCostTerms(() => backend().calc);
