import type { Meta, StoryObj } from '@storybook/react-vite';
import { metricNotes, sizeNotes } from '../theme/tokenNotes.ts';
import { metrics, sizes, space, span } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';
import { Specimen } from './Specimen.tsx';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Every step, size and other dimension. */
export const Space: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Space"
      about="Steps of a 4 px grid, in rem. Spacing belongs to the parent: components have no outer margins."
    >
      <ul className={css.list}>
        {(Object.keys(space) as (keyof typeof space)[]).map((step) => (
          <Specimen key={step} name={step} value={space[step]}>
            <span className={css.bar[step]} />
          </Specimen>
        ))}
      </ul>
      <h2>Sizes</h2>
      <ul className={css.list}>
        {(Object.keys(sizes) as (keyof typeof sizes)[]).map((name) => (
          <li key={name}>
            {name} · {sizes[name]}
            <span className={css.note}>{sizeNotes[name]}</span>
          </li>
        ))}
      </ul>
      <h2>Spans</h2>
      <p className={css.note}>
        Widths of columns, sheets and texts, least heights of fields and panels, by their pixels. A new one is
        needed seldom: take the nearest.
      </p>
      <p>{Object.keys(span).join(' · ')}</p>
      <h2>Other dimensions</h2>
      <ul className={css.list}>
        {(Object.keys(metrics) as (keyof typeof metrics)[])
          .filter((name) => metricNotes[name].kind === 'dimension')
          .map((name) => (
            <li key={name}>
              {name} · {metrics[name]}
              <span className={css.note}>{metricNotes[name].note}</span>
            </li>
          ))}
      </ul>
    </Foundation>
  ),
};
