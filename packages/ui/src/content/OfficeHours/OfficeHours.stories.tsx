import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeHoursTable } from './OfficeHoursTable.tsx';

const meta = {
  title: 'Content/OfficeHours',
  component: OfficeHoursTable,
  args: { hours: { begin: 32_400, finish: 68_400, days: [1, 2, 3, 4, 5, 6] } },
} satisfies Meta<typeof OfficeHoursTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** An office that never closes: the manager is always online. */
export const AlwaysOpen: Story = { args: { hours: { begin: 0, finish: 86_400 } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
