import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { SHARED } from '../site/reservedPaths.ts';

/** Address of a lot to send to others: messengers, whom the lot's page may refuse, show a preview of it. */
export const formatShareHref = ({ type, id }: Pick<LotSummary, 'type' | 'id'>): string =>
  `/${SHARED}/${type}/${encodeURIComponent(id)}`;
