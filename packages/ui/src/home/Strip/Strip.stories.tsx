import type { Meta, StoryObj } from '@storybook/react-vite';
import { Strip, StripCell } from './Strip.tsx';

const cells = ['До 1 млн ₽', '1–1,5 млн ₽', '1,5–2,5 млн ₽', 'От 2,5 млн ₽'].map((title) => (
  <StripCell key={title} title={title} remark="12 549 лотов">
    <p>Содержание</p>
  </StripCell>
));

/**
 * Cells of a sheet side by side, each with a heading and its content: hours, steps, rates. For facts with captions
 * use SpecTable, for steps of the purchase StepStrip.
 */
const meta = {
  title: 'Home/Strip',
  component: Strip,
  args: { columns: 4, children: cells },
} satisfies Meta<typeof Strip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Three: Story = { args: { columns: 3, ordered: true } };
export const Two: Story = { args: { columns: 2 } };
export const One: Story = { args: { columns: 1, children: cells.slice(0, 1) } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
