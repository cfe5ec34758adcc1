import type { Meta, StoryObj } from '@storybook/react-vite';
import { size } from '../primitives/Icon/Icon.css.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { symbols, type IconName } from '../primitives/Icon/symbols.ts';
import { Row } from '../primitives/Stack/Row.tsx';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const SIZES = Object.keys(size) as (keyof typeof size)[];

/** Every symbol in every size. */
export const Icons: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Icons"
      about="Single paths on a grid of 20 × 20, stroked 1.5 wide in the colour of the text. An icon never stands alone: its control has a name."
    >
      <ul className={css.icons}>
        {(Object.keys(symbols) as IconName[]).map((name) => (
          <li key={name} className={css.icon}>
            <Row space="12">
              {SIZES.map((one) => (
                <Icon key={one} name={name} size={one} />
              ))}
            </Row>
            {name}
          </li>
        ))}
      </ul>
    </Foundation>
  ),
};
