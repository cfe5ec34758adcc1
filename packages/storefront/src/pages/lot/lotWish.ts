import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { isInRussia } from '@vvoz/catalogue/lots/inRussia';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import type { LeadFormProps } from '@vvoz/ui/leads/LeadForm/LeadForm.tsx';

/** What a request for a lot asks for. */
export interface LotWish {
  /** On the buttons that lead to the form. */
  readonly button: string;
  /** Above the form. */
  readonly title: string;
  /** The question of the form's large field. */
  readonly ask: NonNullable<LeadFormProps['ask']>;
  /** Begins the text of the request where it is not about buying this lot. */
  readonly about?: string;
}

const CAPTION = 'Вопрос или пожелание';
const LOT = { button: 'Оставить заявку', title: 'Заявка на этот лот' };

const AT_AUCTION: LotWish = {
  ...LOT,
  ask: { caption: CAPTION, placeholder: 'Предел ставки, город, что проверить' },
};
const FROM_SELLER: LotWish = {
  ...LOT,
  ask: { caption: CAPTION, placeholder: 'Город, срок, что проверить у продавца' },
};
const IN_RUSSIA: LotWish = {
  button: 'Записаться на осмотр',
  title: 'Записаться на осмотр',
  ask: { caption: 'Когда приедете, что посмотреть', placeholder: 'День и время, вопросы о машине' },
  about: 'Запись на осмотр',
};
const ALIKE: LotWish = {
  button: 'Найти такую же',
  title: 'Найти такую же',
  ask: { caption: CAPTION, placeholder: 'Год, пробег, цвет, бюджет под ключ' },
  about: 'Найти такую же',
};

/** A lot that was not sold, or whose state is not known, may still be bought after the auction. */
const GONE: ReadonlySet<LotStatus> = new Set(['sold', 'cancelled', 'removed', 'withdrawn']);

/** True for a lot that cannot be bought any more: a request then is for one like it. */
export const isGone = ({ status }: Pick<Lot, 'status'>): boolean => GONE.has(status);

/** Chooses what a request for a lot asks for, by where it is and how it is sold. */
export function describeWish(lot: Pick<Lot, 'status' | 'type' | 'auctionDate'>): LotWish {
  if (isGone(lot)) return ALIKE;
  if (isInRussia(lot)) return IN_RUSSIA;
  return hasFixedPrice(lot) ? FROM_SELLER : AT_AUCTION;
}
