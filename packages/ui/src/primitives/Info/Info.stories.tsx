import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Row } from '../Stack/Row.tsx';
import { Info } from './Info.tsx';

const grades = [
  { term: 'RA', text: 'восстановлен после лёгкой аварии, сделан хорошо' },
  { term: 'R', text: 'восстановлен после аварии' },
  { term: '3.5', text: 'царапины и вмятины по кругу, пробег большой' },
  { term: '4', text: 'хорошее состояние, мелкие следы' },
  { term: '4.5', text: 'очень хорошее, пробег обычно до 100 000 км' },
];

/**
 * Explains one term of the trade where it stands: at most three sentences. What a person must know before the next
 * step is text on the page, not here; what went wrong is a Notice.
 */
const meta = {
  title: 'Primitives/Info',
  component: Info,
  args: { label: 'Что значат оценки', terms: grades },
  render: (args) => (
    <Row as="header" space="8">
      <h3>Оценка аукциона</h3>
      <Info {...args} />
    </Row>
  ),
} satisfies Meta<typeof Info>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что значат оценки' }));
    await expect(canvas.getByText('восстановлен после аварии')).toBeVisible();
  },
};

/** Without space beside the button the popover opens below it. */
export const Narrow: Story = { ...Matrix, parameters: {}, globals: { viewport: { value: 'narrow' } } };

export const Sentence: Story = {
  args: {
    label: 'Пояснение: Привод',
    children: 'FF: двигатель спереди, ведут передние колёса',
    size: 's',
  },
  render: ({ label, children, size }) => (
    <Row space="8">
      передний
      <Info label={label} size={size ?? 'm'}>
        {children}
      </Info>
    </Row>
  ),
};
