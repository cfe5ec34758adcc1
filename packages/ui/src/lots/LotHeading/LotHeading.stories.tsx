import type { Meta, StoryObj } from '@storybook/react-vite';
import { endlessTitle, prius, unknown } from '../fixtures.ts';
import { LotHeading } from './LotHeading.tsx';

const meta = {
  title: 'Lots/LotHeading',
  component: LotHeading,
  args: { lot: prius },
} satisfies Meta<typeof LotHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const NoGrade: Story = { args: { lot: unknown } };
export const LongName: Story = {
  args: { lot: endlessTitle },
  globals: { viewport: { value: 'narrow' } },
};
