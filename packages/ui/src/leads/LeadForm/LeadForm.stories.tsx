import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeadForm } from './LeadForm.tsx';
import { LeadOutcomeInPage } from './LeadOutcomeInPage.tsx';

/** The one form of all requests. It asks only for what the answer needs. */
const meta = {
  title: 'Leads/LeadForm',
  component: LeadForm,
  render: (args) => <LeadForm {...args} outcome={<LeadOutcomeInPage {...args} />} />,
  args: {
    action: '/api/request/send',
    about: 'Toyota Prius ZVW51 2022, лот 5123, под ключ 1 448 982 ₽',
    consent: { version: '2026-11-01', path: '/soglasie' },
    marketing: { version: '2026-11-01', path: '/soglasie-na-rassylku' },
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    messengers: [
      { href: 'https://t.me/vvoz_example', label: 'Telegram' },
      { href: 'https://max.ru/vvoz_example', label: 'MAX' },
    ],
    next: [
      'Менеджер перезвонит: пн–сб 9:00–19:00 по Владивостоку. Звонок ни к чему не обязывает.',
      'Переведёт аукционный лист и обсудит с вами предел ставки по этому же расчёту.',
      'Договор и задаток — до торгов. Если лот уйдёт дороже предела, вы ничего не должны.',
    ],
  },
} satisfies Meta<typeof LeadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Task: Story = { args: { about: undefined, marketing: undefined } };
export const Sending: Story = { args: { state: { status: 'sending' } } };
/** Tab goes through the fields in their visible order. */
export const ByKeyboard: Story = {
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    formRef: (form: HTMLFormElement | null) => {
      if (form) form.noValidate = true;
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const stops = [
      canvas.getByLabelText('Имя'),
      canvas.getByLabelText('Телефон'),
      canvas.getByLabelText('Что ищем'),
      canvas.getByLabelText(/Согласен на/),
      canvas.getByRole('link', { name: 'обработку персональных данных' }),
      canvas.getByLabelText(/Хочу получать/),
      canvas.getByRole('link', { name: 'отдельное согласие' }),
      canvas.getByRole('button', { name: 'Отправить заявку' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
export const Refused: Story = {
  args: {
    values: { name: 'Анна', tel: '+7 914 123', message: 'Prius до 1,5 млн в Омск' },
    state: {
      status: 'refused',
      errors: {
        tel: 'Проверьте номер: +7 и ещё десять цифр, иностранный — с плюсом и кодом страны',
        consent: 'Отметьте согласие: без него мы не вправе ответить',
      },
    },
  },
};
export const RefusedOnPhone: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } };
export const Earlier: Story = {
  args: { remark: 'Вы уже отправили заявку в 14:05. Можно отправить ещё одну.' },
};
/** The heading takes the focus, so that a screen reader reads on from there. */
export const Sent: Story = {
  args: { state: { status: 'sent' }, onAgain: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /принята$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};
export const Kept: Story = { args: { state: { status: 'kept' }, onAgain: fn() } };
export const Limited: Story = { args: { state: { status: 'limited', retrySeconds: 150 } } };
export const Unverified: Story = { args: { state: { status: 'unverified' } } };
export const Failed: Story = { args: { state: { status: 'failed' } } };
