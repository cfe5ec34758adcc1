import type { Meta, StoryObj } from '@storybook/react-vite';
import { korean, noPower, prius, unknown } from '../fixtures.ts';
import { LotFacts } from './LotFacts.tsx';

const meta = {
  title: 'Lots/LotFacts',
  component: LotFacts,
  args: { lot: prius },
} satisfies Meta<typeof LotFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const PowerUnknown: Story = { args: { lot: noPower } };
export const AlmostNothingKnown: Story = { args: { lot: unknown } };
export const LongNote: Story = {
  args: { lot: { ...prius, info: `NOTES:${'Салон чистый, запаха нет; Запасной ключ; '.repeat(90)}` } },
};
export const FixedPrice: Story = { args: { lot: korean } };
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
