'use client';
export { FailureBoundary as default } from '@vvoz/storefront/errors/FailureBoundary.tsx';
