import type { Meta, StoryObj } from '@storybook/react-vite';
import { cx } from '../css/cx.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { leadingNotes, typeNotes } from '../theme/tokenNotes.ts';
import { leadings, type as sizes, weights } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Every role in every weight, and the line heights. */
export const Type: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Type"
      about="Golos Text, a variable font with Cyrillic. Figures are tabular everywhere, so that prices, mileages and dates line up."
    >
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Stack key={size} space="4">
          <p className={css.note}>
            {size} · {sizes[size]} · {typeNotes[size]}
          </p>
          {(Object.keys(weights) as (keyof typeof weights)[]).map((weight) => (
            <p key={weight} lang="ru" className={cx(css.text[size], css.weight[weight])}>
              Тойота Приус ZVW51, 64 000 км — 1 448 982 ₽ ({weights[weight]})
            </p>
          ))}
        </Stack>
      ))}
      <h2>Line heights</h2>
      <ul className={css.list}>
        {(Object.keys(leadings) as (keyof typeof leadings)[]).map((name) => (
          <li key={name}>
            {name} · {leadings[name]}
            <span className={css.note}>{leadingNotes[name]}</span>
          </li>
        ))}
      </ul>
    </Foundation>
  ),
};
