import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeadForm } from './LeadForm.tsx';

const meta = {
  title: 'Leads/LeadForm',
  component: LeadForm,
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
export const Sent: Story = { args: { state: { status: 'sent' }, onAgain: () => undefined } };
export const Kept: Story = { args: { state: { status: 'kept' }, onAgain: () => undefined } };
export const Limited: Story = { args: { state: { status: 'limited', retrySeconds: 150 } } };
export const Unverified: Story = { args: { state: { status: 'unverified' } } };
export const Failed: Story = { args: { state: { status: 'failed' } } };
