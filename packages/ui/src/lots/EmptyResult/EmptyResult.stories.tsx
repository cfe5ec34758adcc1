import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyResult } from './EmptyResult.tsx';

/**
 * A list without lots: the conditions to leave out, with how many lots each gives back. A list that failed to load is
 * FailedList.
 */
const meta = {
  title: 'Lots/EmptyResult',
  component: EmptyResult,
  args: {
    relaxations: [
      { text: 'без цвета «зелёный»', href: '?color=', count: 14 },
      { text: 'оценка от 4', href: '?rate=4', count: 11 },
      { text: 'год от 2019', href: '?year_min=2019', count: 9 },
      { text: 'пробег до 60 000 км', href: '?mileage_max=60000', count: 4 },
    ],
    children: (
      <p>
        Или <a href="#request">опишите задачу</a>: менеджер будет смотреть новые лоты и напишет, когда такой
        появится.
      </p>
    ),
  },
} satisfies Meta<typeof EmptyResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
/** The links are real; on a page with JavaScript, `onFollow` handles them. */
export const Following: Story = {
  args: { onFollow: fn((_, event) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /год от 2019\s*9\sлотов/ });
    await expect(link).toHaveAttribute('href', '?year_min=2019');
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledWith(
      { text: 'год от 2019', href: '?year_min=2019', count: 9 },
      expect.anything(),
    );
  },
};
/** No small step helps: larger steps, with a count for each Russian plural form. */
export const LargeSteps: Story = {
  args: {
    relaxations: [
      { text: 'без года и пробега', href: '?brand=toyota&color=green', count: 1 },
      { text: 'без фильтров, кроме марки и модели', href: '?brand=toyota&model=prius', count: 42 },
      { text: 'без всех фильтров', href: '?', count: 112_405 },
    ],
  },
};
/** No step gives a result. */
export const NothingHelps: Story = {
  args: { relaxations: [], children: <a href="?">Сбросить все фильтры</a> },
};
export const At320: Story = {
  args: {
    relaxations: [
      {
        text: 'без условия «полноприводные высокопроизводительные микролитражки»',
        href: '?all=',
        count: 1_248_000,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
