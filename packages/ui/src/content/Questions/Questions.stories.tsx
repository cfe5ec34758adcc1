import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Questions } from './Questions.tsx';

const meta = {
  title: 'Content/Questions',
  component: Questions,
  args: {
    questions: [
      {
        id: 'ocenki',
        title: 'Что значат оценки 4, 4,5, R?',
        html: '<p>Оценка — общее впечатление инспектора. Читают не только цифру, но и весь лист.</p>',
      },
      {
        id: 'spec',
        title: 'Почему расчёт по электрогидравлическому экскаватору-погрузчику предварительный?',
        html: '<p>Коэффициент зависит от вида и мощности машины.</p>',
      },
    ],
  },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Open: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/общее впечатление/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Что значат оценки 4, 4,5, R?'));
    await expect(answer).toBeVisible();
  },
};
