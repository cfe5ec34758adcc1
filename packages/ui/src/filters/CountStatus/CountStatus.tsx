import { formatCount } from '@vvoz/catalogue/words/format';
import { Busy } from '../../primitives/Busy/Busy.client.tsx';
import * as css from './CountStatus.css.ts';

export interface CountStatusProps {
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  /** Announce changes to screen readers. Use one live count per screen. */
  live?: boolean;
}

/** Number of lots: «1 248 лотов». While a newer count loads, the old one dims after 200 ms. */
export function CountStatus({ count, noun, live = true }: CountStatusProps) {
  return (
    <Busy className={css.count} lateClassName={css.late} role={live ? 'status' : undefined}>
      {formatCount(count, noun)}
    </Busy>
  );
}
