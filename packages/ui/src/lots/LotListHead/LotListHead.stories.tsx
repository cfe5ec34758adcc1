import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LotListHead } from './LotListHead.tsx';

const meta = {
  title: 'Lots/LotListHead',
  component: LotListHead,
  args: { title: 'Авто с аукционов Японии', count: 1248, noun: ['лот', 'лота', 'лотов'] },
} satisfies Meta<typeof LotListHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="24">
      <LotListHead {...args} />
      <LotListHead {...args} nearest={{ href: '?order_by=date_asc' }} />
    </Stack>
  ),
};

export const None: Story = { args: { title: 'Toyota Prius PHV · 2021–2022', count: 0 } };
export const OneLot: Story = { args: { count: 1 } };
/** Long compounds break inside the heading and do not widen the page. */
export const LongWords: Story = {
  args: { title: 'Высокопроизводительные полноприводные микролитражки Mercedes-Benz', count: 1_248_000 },
  globals: { viewport: { value: 'narrow' } },
};
