import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Содержание</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Matrix: StoryObj<typeof meta> = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'К содержанию' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
