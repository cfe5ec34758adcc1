import type { Meta, StoryObj } from '@storybook/react-vite';
import { Band } from '../../primitives/Band/Band.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Deliveries } from './Deliveries.tsx';
import { People } from './People.tsx';
import { Promises } from './Promises.tsx';
import { Ratings } from './Ratings.tsx';
import { Terms } from './Terms.tsx';

const DELIVERY = {
  title: 'Toyota Prius ZVW51, 2022',
  city: 'Омск',
  month: '2026-10',
  days: 62,
  route: 'Нагоя — Владивосток — Омск',
  estimate: 1_448_982,
  changes: [{ label: 'Курс иены за 9 дней', amount: 7328 }],
  final: 1_456_310,
};

function Everything() {
  return (
    <Stack space="32">
      <Band id="people" title="Люди">
        <People
          people={[
            { name: 'Ирина Соколова', post: 'директор, с 2011 года', text: 'Подписывает договоры.' },
            { name: 'Павел Ким', post: 'торги Японии и Кореи', text: 'Читает листы, делает ставки.' },
          ]}
        />
      </Band>
      <Band id="answers" title="За что отвечаем">
        <Promises
          answers={['Ставка не выше вашего предела', 'Срок: позже 90 дней — неустойка 0,1 % в день']}
          disclaims={['Новые ставки с даты их вступления в силу']}
        />
      </Band>
      <Band id="terms" title="Деньги и договор">
        <Terms
          terms={[
            { title: 'Задаток', value: '10 % бюджета', text: 'Засчитывается в цену машины.' },
            {
              title: 'Образец договора',
              value: '2 страницы',
              text: 'Предмет и предел ставки, возврат, приёмка.',
              link: { label: 'Открыть образец, PDF', href: '#pdf' },
            },
          ]}
        />
      </Band>
      <Band id="deliveries" title="Смета и итог">
        <Deliveries
          items={[
            DELIVERY,
            {
              ...DELIVERY,
              title: 'Mercedes-Benz Sprinter 319 CDI с длинной базой, 2019',
              month: '2026-09',
              changes: [
                { label: 'Ставка ниже предела', amount: -7867 },
                { label: 'Хранение на складе временного хранения в порту, 6 дней', amount: 7483 },
              ],
              final: 1_448_598,
            },
          ]}
        />
      </Band>
      <Band id="ratings" title="Оценки на других сайтах">
        <Ratings items={[{ name: '2ГИС', url: '#2gis', rating: 4.8, count: 112 }]} />
      </Band>
    </Stack>
  );
}

const meta = { title: 'Content/Company', component: Everything } satisfies Meta<typeof Everything>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
