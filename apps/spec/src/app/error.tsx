'use client';
export { FailureBoundary as default } from '@vvoz/storefront/pages/error/FailureBoundary.tsx';
