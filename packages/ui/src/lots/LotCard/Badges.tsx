import type { LotBadge } from '@vvoz/catalogue/lots/lotCosts';
import { cx } from '../../css/cx.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './Badges.css.ts';

export interface BadgesProps {
  badges: readonly LotBadge[];
  /** Class that reserves two lines, also without badges, so that the cards of a row stay aligned. */
  className?: string;
}

/** Badges of a lot, wrapped over several lines if necessary. */
export function Badges({ badges, className }: BadgesProps) {
  if (badges.length === 0) return className === undefined ? null : <div className={className} />;
  return (
    <ul className={cx(css.badges, className)}>
      {badges.map(({ tone, icon, text }) => (
        <li key={text} className={cx(css.badge, css.tone[tone])}>
          <Icon name={icon} size="xs" />
          {text}
        </li>
      ))}
    </ul>
  );
}
