import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ShareBar } from './ShareBar.tsx';

const URL_TO_SEND = 'https://vvoz.example/cars/japan/5123?variant=poshlina&city=omsk&budget=1500000';

const meta = {
  title: 'Lots/ShareBar',
  component: ShareBar,
  args: { url: URL_TO_SEND },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const WithOthers: Story = {
  args: {
    children: (
      <>
        <Button tone="quiet" size="l">
          <Icon name="heart" />В избранное
        </Button>
        <Button tone="quiet" size="l">
          <Icon name="compare" />
          Сравнить
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Поделиться' }));
    await expect(write).toHaveBeenCalledWith(URL_TO_SEND);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ссылка скопирована');
  },
};
/** A browser with its own share sheet, as on phones: nothing is copied. */
export const Shared: Story = {
  play: async ({ canvas }) => {
    const share = fn<Navigator['share']>().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await userEvent.click(canvas.getByRole('button', { name: 'Поделиться' }));
    Reflect.deleteProperty(navigator, 'share');
    await expect(share).toHaveBeenCalledWith({ url: URL_TO_SEND });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** The browser refuses to copy: the address is shown and selected. */
export const CopyingRefused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Поделиться' }));
    const field = canvas.getByLabelText<HTMLInputElement>('Ссылка на этот лот');
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL_TO_SEND.length]);
  },
};
export const Printed: Story = {
  play: async ({ canvas }) => {
    const print = fn();
    spyOn(window, 'print').mockImplementation(print);
    await userEvent.click(canvas.getByRole('button', { name: 'Печать' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};
