export { NoScreen as default } from '@vvoz/storefront/pages/error/NoScreen.tsx';
