import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { cancelled, notSold, removed, sold, soldForUnknownPrice, withdrawn } from '../fixtures.ts';
import { LotResult } from './LotResult.tsx';

const request = (
  <Button tone="primary" wide href="#request">
    Найти такой же
  </Button>
);

const meta = {
  title: 'Lots/LotResult',
  component: LotResult,
  args: { lot: sold, request },
} satisfies Meta<typeof LotResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const SoldForAnUnknownPrice: Story = { args: { lot: soldForUnknownPrice } };
export const NotSold: Story = { args: { lot: notSold } };
export const Cancelled: Story = { args: { lot: cancelled } };
export const Removed: Story = { args: { lot: removed } };
export const Withdrawn: Story = { args: { lot: withdrawn } };
