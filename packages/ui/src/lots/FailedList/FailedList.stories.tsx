import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailedList } from './FailedList.tsx';

const meta = {
  title: 'Lots/FailedList',
  component: FailedList,
  args: { href: '?' },
} satisfies Meta<typeof FailedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};
