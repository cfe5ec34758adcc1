import { lazy, Suspense } from 'react';

/** Every page loads this script, but hardly any shows the screen. */
const FailureScreen = lazy(async () => ({ default: (await import('./FailureScreen.tsx')).FailureScreen }));

/** Next's error page for a failure on our side. `reset` renders the page again. */
export const FailureBoundary = (props: { reset: () => void }) => (
  <Suspense>
    <FailureScreen {...props} />
  </Suspense>
);
