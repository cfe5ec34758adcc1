import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Content/Steps',
  component: Steps,
  args: {
    steps: [
      {
        title: 'Ставка',
        text: 'Вы называете предел, участник площадки ставит до него и не выше.',
        time: '1 день',
        documents: ['договор', 'перевод аукционного листа'],
      },
      {
        title: 'Лаборатория и электронный паспорт',
        text: 'Эксперт сверяет номера и оборудование.',
        time: '7–21 день',
        documents: ['СБКТС', 'выписка из ЭПТС'],
      },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
