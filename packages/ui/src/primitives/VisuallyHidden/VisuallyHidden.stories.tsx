import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Words for screen readers where the picture says enough. If sighted people also need them, show them. */
const meta = { title: 'Primitives/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  render: () => (
    <button type="button">
      4 <VisuallyHidden>из 12 снимков</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('4 из 12 снимков');
    await expect(canvas.getByText('из 12 снимков').offsetWidth).toBe(1);
  },
};
