import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import type { Scheme } from './schemeScript.ts';
import * as css from './SchemeSwitch.css.ts';

const choices: Record<Scheme, string> = { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' };

interface SchemeSwitchProps {
  /** Name of the group of radio buttons, one for each switch of a page. */
  readonly name: string;
}

/**
 * Switch between light, dark and system colour scheme. Plain HTML, the same for everyone: `startSchemeSwitch` shows the
 * choice of the device and stores a new one.
 */
export function SchemeSwitch({ name }: SchemeSwitchProps) {
  return (
    <div className={css.box} data-scheme-switch>
      <Segmented label="Тема">
        {Object.entries(choices).map(([value, label]) => (
          // Browsers must not restore a choice that another tab has changed.
          <Segment key={value} type="radio" name={name} value={value} autoComplete="off">
            {label}
          </Segment>
        ))}
      </Segmented>
    </div>
  );
}
