import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { startTransition, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Busy, BusyProvider } from './Busy.client.tsx';
import { NEVER_BUSY, ALWAYS_BUSY } from './busySource.ts';

/** Marks content as loading while older content stays readable. For content that is not there yet use Bone. */
const meta = {
  title: 'Primitives/Busy',
  component: Busy,
  args: { children: '1 248 лотов' },
} satisfies Meta<typeof Busy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="8">
      {[NEVER_BUSY, ALWAYS_BUSY].map((source) => (
        <BusyProvider key={String(source)} source={source}>
          <Busy {...args} />
        </BusyProvider>
      ))}
    </Stack>
  ),
};

/** Loading that a story begins and ends. */
function Switched() {
  const store = useStore();
  const [busyAtom] = useState(() => atom(false));
  return (
    <BusyProvider source={busyAtom}>
      <button type="button" onClick={() => store.set(busyAtom, (busy) => !busy)}>
        Дальше
      </button>
      <Busy lateClassName="late">1 248 лотов</Busy>
    </BusyProvider>
  );
}

/** Only what takes long looks so, each time anew. */
export const Late: Story = {
  render: () => <Switched />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole<HTMLButtonElement>('button', { name: 'Дальше' });
    const content = canvas.getByText('1 248 лотов');
    /** Presses the button. Returns whether the content looks late after the next render, before any timer can run. */
    const press = async () => {
      next.click();
      await Promise.resolve();
      return content.classList.contains('late');
    };
    await expect(await press()).toBe(false);
    await waitFor(() => expect(content).toHaveClass('late'));
    await userEvent.click(next);
    await waitFor(() => expect(content).not.toHaveClass('late'));
    await expect(await press()).toBe(false);
  },
};

/** A tap whose answer is rendered in a slow transition. */
function Tapped() {
  const store = useStore();
  const [busyAtom] = useState(() => atom(false));
  return (
    <BusyProvider source={busyAtom}>
      <button
        type="button"
        onClick={() =>
          startTransition(async () => {
            store.set(busyAtom, true);
            await new Promise(() => undefined);
          })
        }
      >
        Выбрать
      </button>
      <Busy>1 248 лотов</Busy>
    </BusyProvider>
  );
}

/** The busy state appears at once and does not wait for the transition. */
export const InATransition: Story = {
  render: () => <Tapped />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать' }));
    await expect(canvas.getByText('1 248 лотов')).toHaveAttribute('aria-busy', 'true');
  },
};
