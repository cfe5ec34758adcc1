import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EXTRAS_ID } from '../page/addToPage.ts';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { createWaitingNotice } from './createWaitingNotice.tsx';
import type { LeadQueue } from './unsentLeads.ts';
import type { WaitingLead } from './waitingLead.ts';

const [FIRST, SECOND] = ['0b6f2c1e-0000-4000-8000-000000000001', '7c3d9a52-0000-4000-8000-000000000002'];

/** A request that was stored a number of days ago. */
const createLead = (key: string, days: number): WaitingLead => ({
  key,
  body: {},
  keptAt: Date.now() - days * 86_400_000,
  dueAt: 0,
  failures: 0,
  refusedRu: '',
});

/** A queue in memory; `deliver` sends what the story lets pass. */
function createQueue(leads: WaitingLead[]) {
  let isOnline = false;
  let stored = leads;
  const queue: LeadQueue = {
    keep: () => Promise.resolve(),
    list: () => Promise.resolve(stored),
    remove: async (key) => {
      stored = stored.filter((lead) => lead.key !== key);
    },
    deliver: async (key) => {
      if (isOnline) stored = stored.filter((lead) => key !== undefined && lead.key !== key);
      return stored.length;
    },
  };
  return { ...queue, connect: () => (isOnline = true) };
}

/** The notice about requests on the device, as a page keeps it while they are sent. */
const meta = {
  title: 'Leads/WaitingNotice/InPage',
  render: () => <div id={EXTRAS_ID} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const name = (key: string | undefined): string => formatLeadNumber(key ?? '');

/** One is deleted by its visitor, the other one is sent: only this one is accepted. */
export const OneDeletedOneSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const queue = createQueue([createLead(FIRST ?? '', 3), createLead(SECOND ?? '', 0)]);
    const notice = createWaitingNotice(queue);
    await notice.show();
    await canvas.findByText(new RegExp(`${name(SECOND)} сохранена на устройстве`));
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить/ }));
    queue.connect();
    await queue.deliver();
    notice.noteSent();
    await notice.show();
    await canvas.findByText(new RegExp(`^Связь есть. Заявка №.${name(SECOND)} принята`));
    await expect(canvas.queryByText(new RegExp(name(FIRST)))).toBeNull();
  },
};

/** A request that is too old waits for its visitor, who is told when sending it failed. */
export const SentByHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const queue = createQueue([createLead(FIRST ?? '', 3)]);
    await createWaitingNotice(queue).show();
    await canvas.findByText(/21.ноября/);
    await userEvent.click(canvas.getByRole('button', { name: /^Отправить/ }));
    await canvas.findByText(/Не получилось/);
    await expect(canvas.getByRole('button', { name: /^Отправить/ })).toBeEnabled();
  },
};

/** A hidden notice returns only with news. */
export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const queue = createQueue([createLead(SECOND ?? '', 0)]);
    const notice = createWaitingNotice(queue);
    await notice.show();
    await userEvent.click(await canvas.findByRole('button', { name: 'Скрыть' }));
    await notice.show();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    queue.connect();
    await queue.deliver();
    notice.noteSent();
    await notice.show();
    await canvas.findByText(/принята/);
  },
};
