import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepStrip } from './StepStrip.tsx';

const meta = {
  title: 'Home/StepStrip',
  component: StepStrip,
  args: {
    steps: [
      { title: 'Выбор', text: 'Вы присылаете лот.', time: '1–2 дня', documents: ['паспорт', 'договор'] },
      {
        title: 'Торги',
        text: 'Ставим по вашему пределу и не выходим за него. Ушла дешевле — платите цену молотка.',
        time: 'день торгов',
        documents: ['перевод листа', 'счёт'],
      },
      { title: 'Море', text: 'Очередь на судно и переход.', time: '7–14 дней', documents: ['коносамент'] },
    ],
  },
} satisfies Meta<typeof StepStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
