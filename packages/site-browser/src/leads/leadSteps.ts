import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import { isInRussia } from '@vvoz/catalogue/lots/inRussia';
import type { Lot } from '@vvoz/catalogue/lots/lot';

const formatRequest = (hours: string | undefined): string =>
  `Менеджер перезвонит${hours === undefined ? '' : `: ${hours} по Владивостоку`}. Звонок ни к чему не обязывает.`;

/** Lists what happens after a request without a lot. */
export const listTaskSteps = (hours?: string): readonly string[] => [
  formatRequest(hours),
  'Пришлёт два–три лота с переводом листа и тем же построчным расчётом, что на сайте.',
  'Договор и задаток — только когда вы назовёте предел ставки.',
];

/** Lists what happens after a request for a lot. */
export function listLotSteps(lot: Lot, hours?: string): readonly string[] {
  if (lot.status !== 'coming') return listTaskSteps(hours);
  if (isInRussia(lot))
    return [
      formatRequest(hours),
      'Подтвердит, что машина на месте, и назначит время осмотра.',
      'Договор и оплата — после осмотра, если машина подойдёт.',
    ];
  return hasFixedPrice(lot)
    ? [
        formatRequest(hours),
        'Проверит у продавца, что машина ещё продаётся, и подтвердит цену и расчёт.',
        'Договор и оплата — только после того, как вы согласитесь с итогом.',
      ]
    : [
        formatRequest(hours),
        'Переведёт аукционный лист и обсудит с вами предел ставки по этому же расчёту.',
        'Договор и задаток — до торгов. Если лот уйдёт дороже предела, вы ничего не должны.',
      ];
}
