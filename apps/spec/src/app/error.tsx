'use client';
import { FailureScreen } from '@vvoz/storefront/errors/FailureScreen.tsx';

export default function Failure({ reset }: { reset: () => void }) {
  return <FailureScreen retry={reset} />;
}
