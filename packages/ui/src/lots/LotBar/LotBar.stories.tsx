import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { expensive, prius, unknown } from '../fixtures.ts';
import { LotBar } from './LotBar.tsx';

const meta = {
  title: 'Lots/LotBar',
  component: LotBar,
  args: {
    lot: prius,
    children: (
      <Button tone="primary" href="#request">
        Оставить заявку
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof LotBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Turnkey: Story = { args: { turnkey: { label: 'полная пошлина', amount: '1 448 982 ₽' } } };
export const NoPrice: Story = { args: { lot: unknown } };
export const FourteenDigits: Story = {
  args: { lot: expensive },
  globals: { viewport: { value: 'narrow' } },
};
