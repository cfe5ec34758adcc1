import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lines } from './Lines.tsx';

const picture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath d="M0 0h4v3H0z" fill="silver"/%3E%3C/svg%3E',
};

/**
 * Links below each other with a figure on the right: brands with their counts. For groups with captions use
 * LinkTable, for one row of short links QuickLinks, for prices BudgetRow.
 */
const meta = {
  title: 'Home/Lines',
  component: Lines,
  args: {
    items: [
      { href: '#kei', name: 'Кей-кар', note: '2019 год · 51 тыс. км', figure: '806 тыс. ₽' },
      { href: '#hatchback', name: 'Хэтчбек', note: '2015 год · 88 тыс. км', figure: '892 тыс. ₽' },
      { href: '#van', name: 'Электрогидравлический экскаватор-погрузчик', figure: '12 340 000 ₽' },
    ],
  },
} satisfies Meta<typeof Lines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Quiet: Story = { args: { quiet: true } };
export const WithPictures: Story = {
  args: {
    items: [
      {
        href: '#prius',
        name: 'Toyota Prius',
        note: '2022',
        figure: '1 448 982 ₽',
        picture,
      },
      { href: '#vezel', name: 'Honda Vezel', figure: '1 580 000 ₽', picture },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

/** A price interval beside a picture does not widen the page. */
export const IntervalOnPhone: Story = {
  args: {
    items: [
      {
        href: '#golf',
        name: 'Volkswagen Golf',
        note: '2023 · 35 000 км',
        figure: '1\u00A0778\u00A0059\u00A0– 2\u00A0152\u00A0577\u00A0₽',
        picture,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
