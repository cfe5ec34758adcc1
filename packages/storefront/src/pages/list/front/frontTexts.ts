import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';
import { NBSP } from '@vvoz/catalogue/words/format';
import type { StepCell } from '@vvoz/ui/home/StepStrip/StepStrip.tsx';

/** What the front page of a host shows around its catalogue. */
export interface FrontTexts {
  /** One sentence: what is offered, to whom, and that it costs nothing to ask. */
  readonly sentence: string;
  /** Ends of the turnkey budgets, millions of roubles. */
  readonly budgets: readonly [number, number, number];
  /** Other catalogues of the host whose kinds of vehicles are shown. */
  readonly others: readonly TemplateName[];
  readonly duration: string;
  readonly steps: readonly StepCell[];
}

/** Hosts whose front page is their catalogue. Main has a page of its own. */
export const FRONT_TEXTS: Readonly<Partial<Record<Host, FrontTexts>>> = {
  china: {
    sentence: `Новые и с${NBSP}пробегом: цена у${NBSP}продавца в${NBSP}юанях и${NBSP}построчный расчёт до Владивостока. Поиск, расчёт и${NBSP}консультация бесплатны.`,
    budgets: [2, 3, 5],
    others: [],
    duration: `от договора до номеров обычно 30–50${NBSP}дней`,
    steps: [
      {
        title: 'Выбор и договор',
        text: 'Вы присылаете машину или задачу. Мы проверяем мощность и комплектацию и считаем цену под ключ.',
        time: `1–2${NBSP}дня`,
        documents: ['паспорт', 'ИНН', 'СНИЛС', 'договор'],
      },
      {
        title: 'Осмотр и оплата',
        text: 'Инженер смотрит машину у продавца и присылает видео. Счёт оплачиваете по курсу дня.',
        time: `3–7${NBSP}дней`,
        documents: ['отчёт об осмотре', 'инвойс'],
      },
      {
        title: 'Дорога и таможня',
        text: 'Машину везут до границы и во Владивосток. Пошлина, сбор и утильсбор — по вашим квитанциям, без наценок.',
        time: `20–35${NBSP}дней`,
        documents: ['таможенный ордер', 'чеки', 'СБКТС', 'выписка ЭПТС'],
      },
    ],
  },
  spec: {
    sentence: `Для тех, кто считает заранее: построчный расчёт каждой машины до Владивостока. Поиск, расчёт и${NBSP}консультация бесплатны.`,
    budgets: [3, 5, 9],
    others: ['spec_japan', 'spec-main'],
    duration: `от заявки до передачи обычно 45–60${NBSP}дней`,
    steps: [
      {
        title: 'Задача и договор',
        text: 'Называете вид, массу и бюджет. Подбираем машины с ценой под ключ и подписываем договор поставки.',
        time: `1–3${NBSP}дня`,
        documents: ['заявка', 'договор поставки'],
      },
      {
        title: 'Осмотр',
        text: 'Смотрим на площадке моточасы, гидравлику и ходовую, присылаем видео запуска. Решаете до оплаты.',
        time: `3–7${NBSP}дней`,
        documents: ['отчёт об осмотре', 'видео'],
      },
      {
        title: 'Доставка и таможня',
        text: 'Порт, паром, утильсбор, пошлина, ЭПСМ. Каждая строка — в расчёте. Забираете во Владивостоке.',
        time: `35–50${NBSP}дней`,
        documents: ['декларация', 'выписка ЭПСМ', 'акт'],
      },
    ],
  },
};
