import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { korean, noPhoto, prius, unknown } from '../fixtures.ts';
import { LotGallery } from './LotGallery.tsx';

const meta = {
  title: 'Lots/LotGallery',
  component: LotGallery,
  args: { lot: prius },
} satisfies Meta<typeof LotGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    // A row that scrolled vertically would keep a swipe on a picture from scrolling the page.
    const row = canvas.getByRole('list', { name: 'Снимки крупно' });
    await expect(row).toHaveProperty('scrollTop', 0);
    await expect(getComputedStyle(row).overflowY).toBe('hidden');
  },
};
/** The vehicle comes before its sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const vehicle = await canvas.findByRole('img', { name: /, цвет / });
    const sheet = canvas.getByRole('img', { name: /^Аукционный лист/ });
    await expect(vehicle.getBoundingClientRect().left).toBeLessThan(sheet.getBoundingClientRect().left);
  },
};
/** Fixed-price sources have no sheet: the first frame is the vehicle, and there is no legend. */
export const WithoutSheet: Story = { args: { lot: korean } };
export const OneFrame: Story = { args: { lot: unknown } };
export const NoPhoto: Story = { args: { lot: noPhoto } };
/** No auction will send pictures of a lot with a fixed price. */
export const NoPhotoAtFixedPrice: Story = {
  args: { lot: { ...korean, images: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Снимков пока нет')).toBeVisible();
  },
};

const findFullScreen = () => screen.findByRole('dialog', { name: 'Снимки во весь экран' });

/** The full-screen view: turn, enlarge, move by keys, and close at the frame that was shown last. */
export const Zoomed: Story = {
  play: async ({ canvas, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Увеличить снимок' });
    await userEvent.click(opener);
    const dialog = within(await findFullScreen());
    await step('turns', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^2 из/));
    });
    await step('full size, moved by the arrows', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Полный размер' }));
      const picture = dialog.getByRole('button', { name: /: уменьшить$/ });
      await expect(picture.offsetWidth).toBeGreaterThanOrEqual(1280);
      const box = picture.parentElement as HTMLElement;
      const before = box.scrollLeft;
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(box.scrollLeft).toBe(before + 80));
      await expect(dialog.getByRole('status')).toHaveTextContent(/^2 из/);
    });
    await step('closes; the gallery shows the frame that was shown last', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 из/));
      await expect(opener).toHaveFocus();
    });
    await step('later steps through the history belong to the page again', async () => {
      const follow = fn();
      window.addEventListener('popstate', follow, { once: true });
      history.pushState(history.state, '');
      history.back();
      await waitFor(() => expect(follow).toHaveBeenCalled());
    });
  },
};

/** A press on a picture enlarges it around the pressed point. */
export const Enlarged: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Аукционный лист.*увеличить$/ }));
    const dialog = within(await findFullScreen());
    await userEvent.click(dialog.getByRole('button', { name: /^Аукционный лист.*: полный размер$/ }));
    await expect(dialog.getByRole('button', { name: 'Полный размер' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
