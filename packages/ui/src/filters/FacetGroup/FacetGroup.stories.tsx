import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Info } from '../../primitives/Info/Info.tsx';
import * as story from '../stories.css.ts';
import { FacetGroup } from './FacetGroup.tsx';

const meta = {
  title: 'Filters/FacetGroup',
  component: FacetGroup,
  args: { title: 'Год выпуска', children: '2018–2021' },
} satisfies Meta<typeof FacetGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The control shows the title as its caption, so the legend is for screen readers only. */
export const Captioned: Story = {
  args: { title: 'Номер лота', captioned: true, children: 'A-5123' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Номер лота' });
    await expect(group.querySelector('legend')!.offsetWidth).toBeLessThanOrEqual(1);
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={story.rail}>
      <FacetGroup {...args} />
      <FacetGroup title="Оценка" note={<Info label="Что значат оценки">Чем больше, тем лучше</Info>}>
        4, 4.5
      </FacetGroup>
      <FacetGroup
        title="Цвет"
        chosen="белый, чёрный, серый, серебристый, красный, синий, голубой, зелёный"
        note={<Info label="Что значат цвета">Как в листе аукциона</Info>}
      >
        8 цветов
      </FacetGroup>
      <FacetGroup title="Номер лота" captioned>
        A-5123
      </FacetGroup>
    </div>
  ),
};
