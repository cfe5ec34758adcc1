import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Lots/LoadMore',
  component: LoadMore,
  args: { shown: 12, total: 1248, page: 1, pageSize: 12, formatHref: (page: number) => `?page=${page}` },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = (label: string) => ({ 'aria-label': label });

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="32">
      <section {...named('Начало')}>
        <LoadMore {...args} />
      </section>
      <section {...named('Всё на одной странице')}>
        <LoadMore {...args} shown={7} total={7} />
      </section>
    </Stack>
  ),
};

export const InTheMiddle: Story = { args: { page: 50, shown: 12 } };
export const LastPage: Story = { args: { page: 104, shown: 1248 } };
/** One page on phones, two pages on larger screens. */
export const TwoPagesAtOnce: Story = { args: { step: 24 } };
export const FewLeft: Story = { args: { total: 17 } };
export const Failed: Story = { args: { failed: true } };
export const Busy: Story = { args: { busy: true } };
export const Millions: Story = {
  args: { total: 1_248_000, page: 52_000, shown: 12 },
  globals: { viewport: { value: 'narrow' } },
};
