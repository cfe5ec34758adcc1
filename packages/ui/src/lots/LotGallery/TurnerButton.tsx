import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/symbols.ts';
import * as css from './Turner.css.ts';

interface TurnerButtonProps {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  /** For a toggle button. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

/** A button of the `Turner` bar. */
export function TurnerButton({ icon, label, pressed, onPress }: TurnerButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
