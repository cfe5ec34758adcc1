import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { painted } from '../../primitives/browser/afterPaint.ts';
import { startTransition, useOptimistic } from 'react';
import type { Bound } from './bind.ts';

/**
 * For a control: what it shows changes with the tap, alone and in the same picture, while the page that the change
 * belongs to is rendered in the background. When that is done, or nothing came of it, the control shows what its props
 * say.
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
        // Whoever rehearses the change behind this picture has begun by then.
        await painted();
      }),
  };
}
