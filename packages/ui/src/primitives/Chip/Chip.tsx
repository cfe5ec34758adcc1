import { Icon } from '../Icon/Icon.tsx';
import type { Native } from '../native.ts';
import * as css from './Chip.css.ts';

interface Own {
  label: string;
  /** Address of the page without this condition. */
  href: string;
}

export type ChipProps = Own & Native<'a', keyof Own | 'children'>;

/** An applied condition; its link removes the condition. */
export function Chip({ label, href, ...rest }: ChipProps) {
  return (
    <a aria-label={`Убрать: ${label}`} {...rest} href={href} className={css.chip}>
      {label}
      <Icon name="x" size="s" />
    </a>
  );
}
