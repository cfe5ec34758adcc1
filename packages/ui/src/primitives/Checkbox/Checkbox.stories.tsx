import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

/**
 * One of many rows that may be chosen together, with its count at the end (`m`), or a sentence to agree with (`s`).
 * For a single condition with an explanation use Switch; for a few short words side by side, Segmented.
 */
const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { children: 'Toyota', count: 641 },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack space="4">
      <Checkbox count={641} defaultChecked>
        Toyota
      </Checkbox>
      <Checkbox count={512}>Nissan</Checkbox>
      <Checkbox count={0} disabled>
        Lexus
      </Checkbox>
      <Checkbox type="radio" name="sort" defaultChecked>
        ближайшие торги
      </Checkbox>
      <Checkbox type="radio" name="sort">
        дешевле под ключ
      </Checkbox>
      <Checkbox size="s">
        Согласен на <a href="#pd">обработку персональных данных</a> для ответа на заявку. Без этого ответить
        не сможем.
      </Checkbox>
    </Stack>
  ),
};

export const TwoLines: Story = {
  args: {
    children: 'Гусеничный экскаватор-погрузчик с гидравлическим быстросъёмом',
    count: '12 345 678 901 234',
  },
  globals: { viewport: { value: 'narrow' } },
};
