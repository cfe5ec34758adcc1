import type { ReactNode } from 'react';
import { Stack } from '../primitives/Stack/Stack.tsx';
import type { ColorTokens } from '@vvoz/catalogue/hosts/hostColors';
import { themes, type ThemeName } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';

const SCHEMES = ['light', 'dark'] as const;

/** A theme in a scheme, with a function that reads its colours. */
export interface Look {
  readonly theme: ThemeName;
  readonly scheme: (typeof SCHEMES)[number];
  /** `#RRGGBB` */
  readonly hex: (name: keyof ColorTokens) => string;
}

/** Draws its content in every theme, light and dark, side by side. */
export function Looks({ children }: { children: (look: Look) => ReactNode }) {
  return (
    <Stack space="32">
      {(Object.keys(themes) as ThemeName[]).map((theme) => (
        <div key={theme} className={css.looks}>
          {SCHEMES.map((scheme, at) => (
            <section key={scheme} className={css.look} data-theme={theme} data-scheme={scheme}>
              <Stack>
                <h2>
                  {theme}, {scheme}
                </h2>
                {children({ theme, scheme, hex: (name) => themes[theme][name][at] ?? '' })}
              </Stack>
            </section>
          ))}
        </div>
      ))}
    </Stack>
  );
}
