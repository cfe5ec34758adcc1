import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../primitives/Band/Band.tsx';
import * as css from './foundations.css.ts';
import { Foundation } from './Foundation.tsx';

const meta = { title: 'Foundations/Words', tags: ['!autodocs'] } satisfies Meta;
export default meta;

interface Rule {
  readonly rule: string;
  /** As the sites say it. */
  readonly good: string;
  /** As they must not. */
  readonly bad?: string;
}

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  Words: [
    {
      rule: 'Say what the person gets or can do next, not what the program did.',
      good: 'Попробуйте убрать одно условие:',
      bad: 'Ослабьте условия, остальные останутся:',
    },
    {
      rule: 'One term for one thing, on all three sites.',
      good: 'под ключ',
      bad: 'полная цена, цена со всем',
    },
    {
      rule: 'A button is a verb with its object, and what it will show.',
      good: 'Показать 1 248',
      bad: 'ОК, Применить',
    },
    {
      rule: 'An error says what happened and what to do; it never blames.',
      good: 'Слово «экскаватор» пока не ищем. Выберите вид техники:',
      bad: 'Ничего не понято',
    },
    {
      rule: 'Russian sentences have no Latin cities, halls or tokens of a feed. Models and codes stay as they are printed.',
      good: 'Иокогама, Toyota Prius ZVW51',
      bad: 'USS Yokohama, «SRX»',
    },
    {
      rule: 'Quotes are «ёлочки», the dash is long, ё is written.',
      good: 'Приём — до 19:00, «под ключ», ещё',
    },
  ],
  Numbers: [
    {
      rule: 'Digits in threes, a non-breaking space before the unit: formatNumber, formatCount.',
      good: '64 000 км, 1 248 лотов',
      bad: '64000км',
    },
    {
      rule: 'The sign of a currency follows: formatMoney. Where yen also occur, yuan are CN¥ or «юаней».',
      good: '1 448 982 ₽, 390 000 ¥, 128 000 CN¥',
      bad: '¥128,000',
    },
    {
      rule: 'A decimal comma; a fraction has only digits that are known.',
      good: '1,8 л, 1,5 млн ₽',
      bad: '1.80 л',
    },
    {
      rule: 'From–to with a dash without spaces; with spaces where a number itself has one.',
      good: '1–1,5 млн ₽, 2018–2021, 900 000 – 1 370 000 ¥',
    },
    {
      rule: 'An uncertain sum is an interval, an unknown one a word. Never zero for unknown.',
      good: '1,4–1,6 млн ₽, пробег не указан',
      bad: '≈ 1 448 982 ₽, 0 км',
    },
  ],
  Dates: [
    { rule: 'A day of the coming weeks: weekday, day, month: formatLocalDate.', good: 'ср 25 ноя, 09:40' },
    {
      rule: 'A time belongs to a place, and the page says to which.',
      good: 'вс 6 дек, 17:23 по Токио',
      bad: '17:23 Японии',
    },
    {
      rule: 'The day of a document or rate: formatDay. In a sentence: formatLongDay.',
      good: '24.11.2026, 12 ноября 2026',
    },
    {
      rule: 'A promise is in the time of the visitor.',
      good: 'Перезвоним сегодня до 19:00 (2:00 мск)',
      bad: 'в рабочее время',
    },
  ],
};

/** How the sites speak: words, numbers, dates. The formats are functions of packages/catalogue/src/words/format.ts. */
export const Words: StoryObj<typeof meta> = {
  render: () => (
    <Foundation
      title="Words, numbers, dates"
      about="The sites speak Russian as a good editor writes: short, exact, without a sentence that only its author understands. Formats come from packages/catalogue/src/words/format.ts, which also sets the non-breaking spaces."
    >
      {Object.entries(RULES).map(([title, rules]) => (
        <Band key={title} id={title.toLowerCase()} title={title}>
          <ul className={css.list}>
            {rules.map(({ rule, good, bad }) => (
              <li key={rule}>
                {rule}
                <span className={css.note} lang="ru">
                  {bad === undefined ? good : `${good} — а не: ${bad}`}
                </span>
              </li>
            ))}
          </ul>
        </Band>
      ))}
    </Foundation>
  ),
};
