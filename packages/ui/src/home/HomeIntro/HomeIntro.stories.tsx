import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickLinks } from '../QuickLinks/QuickLinks.tsx';
import { HomeIntro } from './HomeIntro.tsx';

const meta = {
  title: 'Home/HomeIntro',
  component: HomeIntro,
  args: {
    title: 'Цена под ключ — ещё до торгов',
    sentence: 'Машины из Японии для тех, кто покупает себе: искать, считать и спрашивать — бесплатно.',
    children: <QuickLinks links={[{ href: '#fee', label: 'до 160 л.с.', count: 1012 }]} />,
  },
} satisfies Meta<typeof HomeIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
