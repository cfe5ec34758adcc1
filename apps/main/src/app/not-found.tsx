export { NoScreen as default } from '@vvoz/storefront/errors/NoScreen.tsx';
