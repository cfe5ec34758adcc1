import type { Meta, StoryObj } from '@storybook/react-vite';
import { cx } from '../css/cx.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { getContrast } from '../theme/contrast.ts';
import { contrastPairs } from '../theme/contrastPairs.ts';
import { colorNotes } from '../theme/tokenNotes.ts';
import type { ColorName } from '@vvoz/catalogue/hosts/hostColors';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';
import { Looks } from './Looks.tsx';
import { Specimen } from './Specimen.tsx';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour of every theme. */
export const Palette: Story = {
  render: () => (
    <Foundation
      title="Colour"
      about="Paper and ink, and one accent for each host. Colours have the names of their tasks; a component never names a brand."
    >
      <Looks>
        {({ hex }) => (
          <ul className={css.list}>
            {(Object.entries(colorNotes) as [ColorName, string][]).map(([name, note]) => (
              <Specimen key={name} name={name} value={hex(name)} note={note}>
                <span className={cx(css.swatch, css.ground[name])} />
              </Specimen>
            ))}
          </ul>
        )}
      </Looks>
    </Foundation>
  ),
};

/** The pairs that the tests check, with their figures. */
export const Contrast: Story = {
  render: () => (
    <Foundation
      title="Contrast"
      about="The pairs of colours that meet on a page. Text needs 4.5 : 1, borders of controls need 3 : 1 (WCAG 2.2 AA)."
    >
      <Looks>
        {({ hex }) => (
          <Stack>
            {Object.entries(contrastPairs).map(([kind, { min, pairs }]) => (
              <ul key={kind} className={css.list} aria-label={kind}>
                {pairs.map(({ front, ground }) => (
                  <Specimen
                    key={front + ground}
                    name={`${front} on ${ground}`}
                    value={`${getContrast(hex(front), hex(ground)).toFixed(2)} : 1`}
                    note={`at least ${min} : 1`}
                  >
                    <span className={cx(css.sample, css.ground[ground], css.front[front])}>
                      {kind === 'text' ? 'Аб 4' : <span className={css.outline} />}
                    </span>
                  </Specimen>
                ))}
              </ul>
            ))}
          </Stack>
        )}
      </Looks>
    </Foundation>
  ),
};
