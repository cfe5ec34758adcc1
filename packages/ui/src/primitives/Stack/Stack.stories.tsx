import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from './Row.tsx';
import { Stack } from './Stack.tsx';

/**
 * Space between things below each other (Stack) or side by side (Row). Components have no outer margins: their parent
 * decides.
 */
const meta = { title: 'Primitives/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack space="32">
      {(['4', '8', '12', '16', '24', '32', '48', '64'] as const).map((space) => (
        <Stack key={space} space={space}>
          <p>Шаг {space}</p>
          <Row space={space} between>
            <span>первый</span>
            <span>последний</span>
          </Row>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A compound wider than the screen breaks and does not widen the page. */
export const LongWord: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Stack>
      <p>Электрогидропневмоавтоматизированный экскаватор-погрузчик</p>
    </Stack>
  ),
};
