import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Segment } from './Segment.tsx';
import { SegmentLink } from './SegmentLink.tsx';
import { Segmented } from './Segmented.tsx';

/**
 * Two to about seven short choices that should all be seen at once: one of a group (`radio`), several (`checkbox`),
 * or pages (`SegmentLink`). For longer or more choices use a Select or an OptionCell in Cells; for a single yes or
 * no, Switch.
 */
const meta = {
  title: 'Primitives/Segmented',
  component: Segmented,
  args: { children: null, label: 'Выбор' },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

const grades = ['RA', 'R', '3', '3.5', '4', '4.5', '5', '6', 'S'];

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <Segmented label="Оценка" columns={5}>
        {grades.map((grade) => (
          <Segment
            key={grade}
            type="checkbox"
            name="rate"
            value={grade}
            defaultChecked={grade.startsWith('4')}
            disabled={grade === 'S'}
          >
            {grade}
          </Segment>
        ))}
      </Segmented>
      <Segmented label="Привод">
        {['Все', '2WD', '4WD'].map((drive) => (
          <Segment key={drive} type="radio" name="drive" value={drive} defaultChecked={drive === 'Все'}>
            {drive}
          </Segment>
        ))}
      </Segmented>
      <Segmented label="Раздел">
        <SegmentLink href="#lots" current>
          Лоты
        </SegmentLink>
        <SegmentLink href="#stats">Статистика</SegmentLink>
      </Segmented>
    </Stack>
  ),
};

export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Segmented label="Плательщик">
      <Segment type="radio" name="payer" value="person" defaultChecked>
        Физическое лицо
      </Segment>
      <Segment type="radio" name="payer" value="company">
        Юридическое лицо
      </Segment>
      <Segment type="radio" name="payer" value="sole">
        Предприниматель
      </Segment>
    </Segmented>
  ),
};

export const ChosenWithTheKeyboard: Story = {
  render: () => (
    <Segmented label="Коробка">
      <Segment type="radio" name="box" value="all" defaultChecked>
        Все
      </Segment>
      <Segment type="radio" name="box" value="at">
        AT
      </Segment>
    </Segmented>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'AT' })).toBeChecked();
  },
};
