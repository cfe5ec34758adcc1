import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Bone } from './Bone.tsx';

/**
 * The place of a line of text that is loading for the first time; it has the line box of the text, so nothing moves.
 * Use Busy where older content can stay.
 */
const meta = { title: 'Primitives/Bone', component: Bone } satisfies Meta<typeof Bone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every bone is in the line box of the text beside it. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack space="8">
      {(['caption', 'body', 'lead', 'title', 'heading', 'display'] as const).map((text) => (
        <Bone key={text} text={text} width={60} />
      ))}
      <Bone width={10} />
      <Bone width={100} />
    </Stack>
  ),
};
