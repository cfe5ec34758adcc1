import type { Meta, StoryObj } from '@storybook/react-vite';
import { cx } from '../css/cx.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { GROUNDS } from '../theme/contrastPairs.ts';
import { colorNotes, metricNotes } from '../theme/tokenNotes.ts';
import { metrics } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';
import { Looks } from './Looks.tsx';

const meta = { title: 'Foundations/Elevation', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** The background colours, and the layers above them. */
export const Elevation: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Elevation"
      about="Depth is a change of ground and a hairline. One soft shadow is left for what floats above the page."
    >
      <Looks>
        {() => (
          <Stack>
            {GROUNDS.map((ground) => (
              <div key={ground} className={cx(css.plate, css.ground[ground])}>
                {ground}
                <span className={css.note}>{colorNotes[ground]}</span>
              </div>
            ))}
            <div className={css.floating}>
              shadow · {metrics.shadow}
              <span className={css.note}>{metricNotes.shadow.note}</span>
            </div>
          </Stack>
        )}
      </Looks>
    </Foundation>
  ),
};
