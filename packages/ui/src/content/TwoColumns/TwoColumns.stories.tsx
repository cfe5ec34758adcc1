import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ContentsList } from '../ContentsList/ContentsList.tsx';
import { ARTICLE_HTML } from '../fixtures.ts';
import { Prose } from '../Prose/Prose.tsx';
import { TwoColumns } from './TwoColumns.tsx';

const side = (
  <ContentsList
    headings={[
      { id: 'pair', title: 'Одна машина, две мощности', level: 2 },
      { id: 'list', title: 'Что проверить до ставки', level: 3 },
    ]}
  />
);
const meta = {
  title: 'Content/TwoColumns',
  component: TwoColumns,
  args: { side, children: <Prose html={ARTICLE_HTML} /> },
} satisfies Meta<typeof TwoColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Left: Story = { args: { at: 'left', children: <Stack>Список</Stack> } };
export const SideFirst: Story = { args: { sideFirst: true } };
