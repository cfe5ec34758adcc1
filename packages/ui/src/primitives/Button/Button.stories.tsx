import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Row } from '../Stack/Row.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

/**
 * What a person does: send, show, save. One primary button is visible at a time, for the one thing to do on the
 * screen; plain is for what stands beside it, quiet for what only repeats or undoes. For a place to go to in a
 * sentence, write a link; for a choice that stays chosen, use Segmented or Switch. The label is a verb with its
 * object: «Показать 1 248», «Сохранить поиск».
 */
const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Показать 1 248' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Disabled: Story = { args: { disabled: true, children: 'Лотов нет' } };

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['primary', 'plain', 'quiet'] as const).map((tone) => (
        <Row key={tone}>
          <Button tone={tone} size="s">
            Пересчитать
          </Button>
          <Button tone={tone}>
            <Icon name="filter" />
            Фильтры 6
          </Button>
          <Button tone={tone} size="l" href="#request">
            Оставить заявку
          </Button>
          <Button tone={tone} disabled>
            Лотов нет
          </Button>
        </Row>
      ))}
      <Button tone="primary" wide>
        Показать 1 248
      </Button>
    </Stack>
  ),
};

/** A label longer than the screen wraps; the button grows with it. */
export const LongLabel: Story = {
  args: {
    tone: 'primary',
    wide: true,
    children: 'Получить расчёт электрогидравлического экскаватора-погрузчика',
  },
  globals: { viewport: { value: 'narrow' } },
};
