import type { Meta, StoryObj } from '@storybook/react-vite';
import { cx } from '../css/cx.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { type as sizes, weights } from '../theme/tokens.ts';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Every size in every weight. */
export const Type: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Type"
      about="Golos Text, a variable font with Cyrillic. Figures are tabular everywhere, so that prices, mileages and dates line up."
    >
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Stack key={size} space="4">
          <p className={css.note}>
            {size} px · {sizes[size]}
          </p>
          {(Object.keys(weights) as (keyof typeof weights)[]).map((weight) => (
            <p key={weight} lang="ru" className={cx(css.text[size], css.weight[weight])}>
              Тойота Приус ZVW51, 64 000 км — 1 448 982 ₽ ({weights[weight]})
            </p>
          ))}
        </Stack>
      ))}
    </Foundation>
  ),
};
