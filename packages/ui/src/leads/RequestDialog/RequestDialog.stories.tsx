import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LeadForm } from '../LeadForm/LeadForm.tsx';
import { RequestDialog } from './RequestDialog.tsx';

/** The request form over the page that it is about. A page that is only about a request shows LeadForm itself. */
const meta = {
  title: 'Leads/RequestDialog',
  component: RequestDialog,
  args: {
    title: 'Оставить заявку',
    onClose: fn(),
    children: (
      <LeadForm
        action="/api/request/send"
        consent={{ version: '2026-11-01', path: '/soglasie' }}
        phone={{ href: 'tel:+74232000000', label: '8 423 200-00-00' }}
        next={['Менеджер перезвонит.', 'Пришлёт лоты с расчётом.', 'Договор — когда выберете.']}
      />
    ),
  },
} satisfies Meta<typeof RequestDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
/** As a page shows it: after closing it is gone. */
export const Closed: Story = {
  render: function Page(args) {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return isOpen ? <RequestDialog {...args} onClose={close} /> : <p>Список</p>;
  },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Оставить заявку' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(document.documentElement).toHaveAttribute('data-locked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    // The browser raises the event of a closed dialog in a separate task.
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    // The page behind it can be scrolled again.
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-locked'));
  },
};
