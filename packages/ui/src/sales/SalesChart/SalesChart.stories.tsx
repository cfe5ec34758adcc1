import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fewSales, salesWithHoles, salesYear } from '../model/salesFixtures.ts';
import { SalesChart } from './SalesChart.tsx';

const meta = {
  title: 'Sales/SalesChart',
  component: SalesChart,
  args: {
    months: salesYear,
    currency: 'jpy',
    about: 'Prius ZVW51, 2021–2022, оценка 4 и 4.5',
    marker: { label: 'старт', price: 300_000 },
  },
} satisfies Meta<typeof SalesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** The start price is close to the others, so it is a line in the chart. */
export const StartOnTheAxis: Story = { args: { marker: { label: 'старт', price: 1_010_000 } } };
export const HolesInTheYear: Story = {
  args: { months: salesWithHoles, about: 'Century UWG60', marker: undefined },
};
export const TwoYears: Story = {
  args: {
    months: [
      ...salesYear.map((month) => ({
        ...month,
        month: `${Number(month.month.slice(0, 4)) - 1}${month.month.slice(4)}`,
      })),
      ...salesYear,
    ],
  },
};
export const InWon: Story = {
  args: {
    months: salesYear.map((month) => ({
      ...month,
      p10: (month.p10 ?? 0) * 23,
      p50: (month.p50 ?? 0) * 23,
      p90: (month.p90 ?? 0) * 23,
    })),
    currency: 'krw',
    marker: undefined,
    about: undefined,
  },
};
export const FewSales: Story = { args: { months: fewSales, about: 'Alto Works HA36S' } };
export const None: Story = { args: { months: [], about: undefined } };
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Те же числа таблицей'));
    await expect(canvas.getByRole('rowheader', { name: /^ноя/ })).toBeVisible();
  },
};
export const At320: Story = { globals: { viewport: { value: 'narrow' } } };
