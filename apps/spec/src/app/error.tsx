'use client';
export { FailureScreen as default } from '@vvoz/storefront/errors/FailureScreen.tsx';
