import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';

/** What a request for a lot that cannot be bought any more asks for: on its buttons, above its form, in its text. */
export const FIND_ALIKE = 'Найти такую же';

/** A lot that was not sold, or whose state is not known, may still be bought after the auction. */
const GONE: ReadonlySet<LotStatus> = new Set(['sold', 'cancelled', 'removed', 'withdrawn']);

/** True for a lot that cannot be bought any more: a request then is for one like it. */
export const isGone = ({ status }: Pick<Lot, 'status'>): boolean => GONE.has(status);
