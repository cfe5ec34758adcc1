import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Cells } from './Cells.tsx';
import { DisclosureCell } from './DisclosureCell.tsx';
import { InputCell } from './InputCell.tsx';
import { SelectCell } from './SelectCell.tsx';
import { TextareaCell } from './TextareaCell.tsx';

/**
 * Fields that belong together, in one ruled frame with shared borders: a caption in the corner, the value below.
 * Input and Select for what is typed or chosen from a known list, DisclosureCell for a choice that needs room of its
 * own. A field that stands alone is a frame of one cell. For facts that nobody can change use SpecTable.
 */
const meta = {
  title: 'Primitives/Cells',
  component: Cells,
  args: { children: null },
} satisfies Meta<typeof Cells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack space="24">
      <Cells columns={2}>
        <InputCell caption="от" inputMode="numeric" placeholder="690 000" />
        <InputCell caption="до" inputMode="numeric" defaultValue="6 400 000" />
      </Cells>
      <Cells>
        <DisclosureCell caption="Марка" value="Toyota, Honda, Mazda">
          <Checkbox count={641}>Toyota</Checkbox>
        </DisclosureCell>
        <DisclosureCell caption="Модель" value="Все модели — 61" open>
          <Checkbox count={214}>Prius</Checkbox>
          <Checkbox count={0} disabled>
            Axela
          </Checkbox>
        </DisclosureCell>
        <DisclosureCell caption="Кузов" value="Любой" inactive>
          <p>Вначале выберите модель</p>
        </DisclosureCell>
      </Cells>
      <Cells columns={2}>
        <InputCell caption="Имя" autoComplete="name" />
        <InputCell caption="Телефон" type="tel" placeholder="+7" error="Проверьте номер: в нём 11 цифр" />
      </Cells>
      <Cells>
        <TextareaCell caption="Что ищем" placeholder="Модель, год, бюджет, город" />
      </Cells>
      <Cells compact>
        <SelectCell caption="Сначала" name="order">
          <option>ближайшие торги</option>
          <option>дешевле под ключ</option>
        </SelectCell>
      </Cells>
    </Stack>
  ),
};

/** One row above 768 px, stacked on phones. */
export const InARow: Story = {
  render: () => (
    <Cells columns="row">
      <SelectCell caption="Марка" name="brand">
        <option>Toyota</option>
      </SelectCell>
      <SelectCell caption="Модель" name="model" disabled>
        <option>Любая</option>
      </SelectCell>
      <InputCell caption="Год от" inputMode="numeric" />
      <InputCell caption="Под ключ до, ₽" inputMode="numeric" />
    </Cells>
  ),
};

/** Captions and values that do not fit are truncated with an ellipsis. */
export const TooLong: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Cells columns={2}>
      <InputCell caption="Максимальная грузоподъёмность, кг" defaultValue="12 345 678 901 234" />
      <SelectCell caption="Комплектация по каталогу" name="trim">
        <option>Hybrid Modulo X Honda SENSING с электрообогревом</option>
      </SelectCell>
    </Cells>
  ),
};
