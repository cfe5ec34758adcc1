import { createWordsRoute } from '@vvoz/storefront/routes/wordsRoute.ts';
import { storefront } from '../../../../storefront.ts';

export const GET = createWordsRoute(storefront);
