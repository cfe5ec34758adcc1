import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/symbols.ts';
import * as css from './Turner.css.ts';

interface TurnerButtonProps {
  readonly icon: IconName;
  /** Its accessible name. */
  readonly label: string;
  /** For a button that stays pressed. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** One of the buttons beside «2 из 5». */
export function TurnerButton({ icon, label, pressed, onPress }: TurnerButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
