import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecTable } from './SpecTable.tsx';

/**
 * Facts that a person reads, in the ruled cells of an auction sheet. An unknown fact has no cell, or says that it is
 * unknown. For fields use Cells; for sums that add up, PriceReceipt; for figures that are compared by column, a
 * table.
 */
const meta = {
  title: 'Primitives/SpecTable',
  component: SpecTable,
  args: {
    items: [
      { term: 'Год, месяц', value: 'март 2022', info: 'Возраст 56 мес., бесспорно от 3 до 5 лет' },
      { term: 'Кузов', value: 'ZVW51 · хэтчбек', info: 'ZVW51 — передний привод' },
      { term: 'Комплектация', value: 'S Touring' },
      { term: 'Объём', value: '1 797 см³' },
      { term: 'Мощность ДВС', value: '98 л.с. · 72 кВт' },
      { term: 'Для утильсбора', value: '130 л.с. · 95,9 кВт' },
      { term: 'Пробег', value: '64 000 км' },
      { term: 'Цвет' },
    ],
  },
} satisfies Meta<typeof SpecTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Remarks: Story = {
  args: { columns: 3, items: [{ term: 'Лот' }, { term: 'Замечания', value: 'не найдена', wide: true }] },
};

export const Narrow: Story = {
  args: {
    items: [
      { term: 'Грузоподъёмность', value: '12 345 678 901 234 кг', info: 'По паспорту' },
      {
        term: 'Электрогидрораспределитель',
        value: 'четырёхсекционный, пропорциональный',
        info: 'По каталогу',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
