import { formatCount } from '@vvoz/api/catalog/format';
import * as css from './CountStatus.css.ts';

export interface CountStatusProps {
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  /** A newer figure is under way: the old one dims after 200 ms. */
  pending?: boolean;
  /** Said aloud when it changes. One live figure on a screen is enough. */
  live?: boolean;
}

/** «1 248 лотов»: a figure that may be under way. */
export function CountStatus({ count, noun, pending = false, live = true }: CountStatusProps) {
  return (
    <span className={css.count} aria-busy={pending} {...(live ? { role: 'status' } : {})}>
      {formatCount(count, noun)}
    </span>
  );
}
