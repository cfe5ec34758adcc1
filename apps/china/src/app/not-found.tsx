export { NotFoundScreen as default } from '@vvoz/storefront/errors/NotFoundScreen.tsx';
