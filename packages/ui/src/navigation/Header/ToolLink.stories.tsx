import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../primitives/Stack/Row.tsx';
import { ToolLink } from './ToolLink.tsx';

const meta = {
  title: 'Navigation/ToolLink',
  component: ToolLink,
  args: { href: '#favourites', icon: 'heart', label: 'Избранное: 3 лота', count: 3 },
} satisfies Meta<typeof ToolLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count is visible; screen readers get the whole name. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Избранное: 3 лота' })).toHaveTextContent(/^3$/);
  },
};

/** No count, a small and a large count. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Row space="16">
      <ToolLink {...args} label="Избранное" count={undefined} />
      <ToolLink {...args} />
      <ToolLink {...args} href="#compare" icon="compare" label="Сравнение: 128 лотов" count={128} />
    </Row>
  ),
};
