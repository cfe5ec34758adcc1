'use client';
import { useAtomValueRawSync, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { schemeAtom } from './schemeAtom.ts';
import { readScheme, type Scheme } from './schemeScript.ts';
import * as css from './SchemeSwitch.css.ts';

const choices: Record<Scheme, string> = { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' };

/** Switch between light, dark and system colour scheme. The browser remembers the choice. */
export function SchemeSwitch() {
  const scheme = useAtomValueRawSync(schemeAtom);
  const choose = useSetAtom(schemeAtom);
  const name = useId();
  return (
    <div className={css.box}>
      <Segmented label="Тема">
        {Object.entries(choices).map(([value, label]) => (
          <Segment
            key={value}
            type="radio"
            name={name}
            value={value}
            checked={scheme === value}
            onChange={() => choose(readScheme(value))}
          >
            {label}
          </Segment>
        ))}
      </Segmented>
    </div>
  );
}
