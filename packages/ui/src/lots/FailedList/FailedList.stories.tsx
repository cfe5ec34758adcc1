import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FailedList } from './FailedList.tsx';

const meta = {
  title: 'Lots/FailedList',
  component: FailedList,
  args: { href: '?' },
} satisfies Meta<typeof FailedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="24">
      <FailedList {...args} />
      <FailedList {...args} shownFrom="11:05" />
    </Stack>
  ),
};
