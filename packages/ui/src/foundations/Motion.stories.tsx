import type { Meta, StoryObj } from '@storybook/react-vite';
import { metricNotes } from '../theme/tokenNotes.ts';
import { metrics } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';
import * as motion from './motion.css.ts';
import { Specimen } from './Specimen.tsx';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Every duration. Point at a specimen, or focus it, to see it move. */
export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Motion"
      about="Short, only opacity and transform, and none for visitors who ask for reduced motion. Controls of the filter panel do not move at all: each choice is shown in the next frame."
    >
      <ul className={css.list}>
        {(Object.keys(motion.duration) as (keyof typeof motion.duration)[]).map((name) => (
          <Specimen key={name} name={name} value={metrics[name]} note={metricNotes[name].note}>
            <button type="button" className={motion.track} aria-label={`Play ${name}`}>
              <span className={motion.duration[name]} />
            </button>
          </Specimen>
        ))}
      </ul>
    </Foundation>
  ),
};
