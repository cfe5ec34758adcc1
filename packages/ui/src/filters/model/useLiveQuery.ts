import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { waitForPaint } from '../../primitives/browser/afterPaint.ts';
import { startTransition, useOptimistic } from 'react';
import type { Bound } from './bind.ts';

/**
 * The query that a control shows. It changes in the frame that answers the tap, in this control only; the page
 * follows in a background render. When that render ends, or when the change is not taken up, the control shows its
 * props again.
 */
export function useLiveQuery({ query, onPatch }: Bound): Bound {
  const [live, show] = useOptimistic(query, applyPatch);
  if (!onPatch) return { query };
  return {
    query: live,
    onPatch: (patch: QueryPatch) =>
      startTransition(async () => {
        show(patch);
        onPatch(patch);
        // By then, code that prepares the change after this paint has started.
        await waitForPaint();
      }),
  };
}
