import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Navigation/Logo',
  component: Logo,
  args: { href: '#home', name: 'Ввоз' },
} satisfies Meta<typeof Logo>;
export default meta;

export const Matrix: StoryObj<typeof meta> = { parameters: { chromatic: { disableSnapshot: false } } };
