import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../Stack/Row.tsx';
import { Stamp } from './Stamp.tsx';

/**
 * The inspector’s grade, and nothing else: a page has no second mark like it. `s` on a card, `m` beside a heading,
 * `l` alone.
 */
const meta = {
  title: 'Primitives/Stamp',
  component: Stamp,
  args: { grade: '4.5', interior: 'B' },
} satisfies Meta<typeof Stamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Row>
      <Stamp grade="4" interior="B" />
      <Stamp grade="4.5" interior="A" />
      <Stamp grade="RA" interior="C" />
      <Stamp grade="S" />
      <Stamp grade="***" />
      <Stamp grade="4" interior="B" size="l" />
      <Stamp grade="404" label="Ошибка 404" size="xl" />
    </Row>
  ),
};
