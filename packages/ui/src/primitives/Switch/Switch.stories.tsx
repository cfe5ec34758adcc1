import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

/**
 * One condition on or off that acts at once, with its benefit in one line below and the number of results. For a
 * consent or one row of a list use Checkbox; for one of several, Segmented.
 */
const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'до 160 л.с.', count: '1 012', description: 'утильсбор 5 200 ₽ вместо 1,4–3,5 млн' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch {...args} count={0} disabled />
      <Switch label="проходные 3–5 лет" />
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { label: 'с документом об отсутствии ограничений', count: '12 345 678 901 234' },
  globals: { viewport: { value: 'narrow' } },
};
