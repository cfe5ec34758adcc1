import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../Stack/Row.tsx';
import { Icon } from './Icon.tsx';
import { symbols } from './symbols.ts';
import type { IconName } from './symbols.ts';

/**
 * Beside a word or instead of it in a place that everyone knows: close, search, heart, arrow. An icon that stands
 * alone needs an accessible name on its button. The size is that of the text beside it.
 */
const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Row as="ul">
      {(Object.keys(symbols) as IconName[]).map((name) => (
        <Row as="li" key={name} space="8">
          <Icon name={name} size="xs" />
          <Icon name={name} size="s" />
          <Icon name={name} />
          {name}
        </Row>
      ))}
    </Row>
  ),
};
