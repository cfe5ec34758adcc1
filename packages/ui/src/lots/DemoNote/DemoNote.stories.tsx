import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoNote } from './DemoNote.tsx';

const meta = {
  title: 'Lots/DemoNote',
  component: DemoNote,
} satisfies Meta<typeof DemoNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
