import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WordSearch } from './WordSearch.tsx';

const meta = {
  title: 'Filters/WordSearch',
  component: WordSearch,
  args: { action: '#', example: 'приус 2019 до 1,5 млн', pairs: [['brand', 'toyota']], onSearch: fn() },
} satisfies Meta<typeof WordSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Understood: Story = {
  args: { result: { labels: ['Prius', '2019', 'под ключ до 1 500 000 ₽', 'белый'], rest: [] } },
};
/** One full stop after an abbreviation, too. */
export const EndsWithAnAbbreviation: Story = {
  args: { result: { labels: ['Toyota Prius', 'до 150 л.с.'], rest: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ищем/)).toHaveTextContent(/^Ищем: Toyota Prius · до 150 л\.с\.$/);
  },
};
export const InPart: Story = { args: { result: { labels: ['Prius'], rest: ['абракадабра'] } } };
export const NotAtAll: Story = { args: { result: { labels: [], rest: ['абракадабра'] } } };
export const WithHint: Story = {
  args: {
    result: {
      labels: [],
      rest: ['экскаватор'],
      hint: 'Слово «экскаватор» ищем в каталоге «Спецтехника из Китая».',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Слово «экскаватор» ищем в каталоге «Спецтехника из Китая»\.$/,
    );
  },
};
export const Failed: Story = { args: { failed: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

export const APhraseIsSent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'приус 2019{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('приус 2019');
  },
};
