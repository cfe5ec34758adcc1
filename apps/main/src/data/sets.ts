import { createMemo } from '@vvoz/storefront/data/memo.ts';
import { backend } from './backend.ts';

export interface LotSet {
  readonly id: string;
  readonly title: string;
}

const sets = createMemo<readonly LotSet[]>({ ttlMs: 300_000, staleMs: 86_400_000, max: 1 });

/** The operator's choices of sold lots; none where the backend fails, because the page stands without them. */
export async function getSets(): Promise<readonly LotSet[]> {
  try {
    return (await sets('japan_st', () => backend().v1.sets('japan_st'))).value;
  } catch {
    return [];
  }
}
