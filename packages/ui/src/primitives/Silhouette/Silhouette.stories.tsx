import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Silhouette } from './Silhouette.tsx';
import { drawSilhouettes, SILHOUETTE_NAMES } from './silhouettes.ts';

/**
 * The shape of a vehicle where people choose by shape. It never stands for a picture of a lot: a lot without pictures
 * shows the empty paper.
 */
const meta = {
  title: 'Primitives/Silhouette',
  component: Silhouette,
  args: { name: 'crossover' },
} satisfies Meta<typeof Silhouette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sprite has a symbol for each name. */
export const One: Story = {
  play: async () => {
    for (const name of SILHOUETTE_NAMES) await expect(drawSilhouettes()).toContain(`<symbol id="${name}" `);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <>
      {SILHOUETTE_NAMES.map((name) => (
        <Silhouette key={name} name={name} />
      ))}
    </>
  ),
};
