import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { SHARED } from './reservedPaths.ts';

/** Address for sharing a lot. Messengers can read it for a preview; the lot's own page may refuse them as robots. */
export const formatShareHref = ({ type, id }: Pick<LotSummary, 'type' | 'id'>): string =>
  `/${SHARED}/${type}/${encodeURIComponent(id)}`;
