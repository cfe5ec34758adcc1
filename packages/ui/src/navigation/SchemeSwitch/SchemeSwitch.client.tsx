'use client';
import { useId, useSyncExternalStore } from 'react';
import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { schemeKey, toScheme } from './schemeScript.ts';
import type { Scheme } from './schemeScript.ts';
import * as css from './SchemeSwitch.css.ts';

const choices: Record<Scheme, string> = { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' };
const changed = 'vvoz:scheme';

function read(): Scheme {
  try {
    return toScheme(localStorage.getItem(schemeKey));
  } catch {
    return toScheme(document.documentElement.dataset['scheme'] ?? null);
  }
}

function paint(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

function choose(scheme: Scheme): void {
  paint(scheme);
  try {
    if (scheme === 'system') localStorage.removeItem(schemeKey);
    else localStorage.setItem(schemeKey, scheme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** Other switches on the page and other tabs follow. */
function subscribe(notify: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== schemeKey && key !== null) return;
    paint(read());
    notify();
  };
  window.addEventListener(changed, notify);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', follow);
  };
}

/** Light, dark or as the system has it; the choice is remembered in this browser. */
export function SchemeSwitch() {
  const scheme = useSyncExternalStore(subscribe, read, () => 'system' as const);
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
            onChange={() => choose(toScheme(value))}
          >
            {label}
          </Segment>
        ))}
      </Segmented>
    </div>
  );
}
