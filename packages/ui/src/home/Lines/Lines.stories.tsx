import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lines } from './Lines.tsx';

const picture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath d="M0 0h4v3H0z" fill="silver"/%3E%3C/svg%3E',
};

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
