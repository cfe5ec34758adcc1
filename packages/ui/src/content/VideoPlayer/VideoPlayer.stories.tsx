import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.client.tsx';
import { VideoPoster } from './VideoPoster.tsx';

const meta = {
  title: 'Content/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'Порог 160 л. с.',
    page: '#page',
    player: 'about:blank',
    children: <VideoPoster caption="Утилизационный сбор" duration="07:18" />,
  },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = {
  args: { children: <VideoPoster caption="Электромобили и последовательные гибриды: что платят" /> },
  globals: { viewport: { value: 'narrow' } },
};
/** A picture of this site as the poster; caption, play and duration stay readable on it. */
export const Pictured: Story = {
  args: {
    children: (
      <VideoPoster
        caption="Утилизационный сбор"
        duration="07:18"
        photo={{
          src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#b33" d="M0 0h16v9H0z"/></svg>')}`,
          width: 960,
          height: 540,
        }}
      />
    ),
  },
};
/** The player replaces the poster, has its size and gets the focus. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('link', { name: /^Смотреть видео «Порог 160 л. с.»/ });
    const { width, height } = cover.getBoundingClientRect();
    await userEvent.click(cover);
    const frame = canvas.getByTitle('Порог 160 л. с.');
    await expect(frame).toHaveFocus();
    await expect(frame.getBoundingClientRect()).toMatchObject({ width, height });
  },
};
/** With a modifier key the browser opens the page of the video itself. */
export const InANewTab: Story = {
  play: async ({ canvas, canvasElement }) => {
    const cover = canvas.getByRole('link', { name: /^Смотреть видео/ });
    const isHandled = fn();
    const keepHere = (event: Event) => {
      isHandled(event.defaultPrevented);
      event.preventDefault();
    };
    const { body } = canvasElement.ownerDocument;
    body.addEventListener('click', keepHere);
    cover.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    body.removeEventListener('click', keepHere);
    await expect(isHandled.mock.calls).toEqual([[false]]);
    await expect(cover).toBeVisible();
  },
};
