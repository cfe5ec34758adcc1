import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { allLots, kei, korean, prius, unknown } from '../fixtures.ts';
import { FactsLine } from './FactsLine.tsx';

const meta = {
  title: 'Lots/FactsLine',
  component: FactsLine,
  args: { lot: prius },
} satisfies Meta<typeof FactsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack space="8">
      {[...allLots, kei, korean].map((lot) => (
        <p key={lot.id}>
          <FactsLine lot={lot} after={lot.id} />
        </p>
      ))}
    </Stack>
  ),
};

export const NothingKnown: Story = { args: { lot: unknown } };
