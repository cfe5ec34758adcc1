import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Chip } from './Chip.tsx';
import { Chips } from './Chips.tsx';

/**
 * A condition that is applied, with a cross that removes it. Never for a choice that is still to be made (Segmented),
 * for a filter that is off (Switch), or as a coloured label. A row of chips wraps; on phones it scrolls sideways.
 */
const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { label: 'Toyota', href: '#all' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Chips label="Применённые фильтры">
      {['Toyota', 'Honda', 'Mazda', '2020–2024', 'до 100 000 км', 'оценка 4, 4.5, 5'].map((label) => (
        <Chip key={label} label={label} href="#all" />
      ))}
      <Button tone="quiet" href="#all">
        Сбросить всё
      </Button>
    </Chips>
  ),
};

/** On phones the row scrolls and extends to the edges of the screen. */
export const Phone: Story = { ...Matrix, parameters: {}, globals: { viewport: { value: 'narrow' } } };
