import { expect, test } from 'vitest';
import { korean, prius, sold } from '@vvoz/ui/lots/fixtures.ts';
import { listLotSteps, listTaskSteps } from './leadSteps.ts';

test('a visitor learns what happens after a request, by the kind of sale', () => {
  expect(listTaskSteps('9:00–19:00')).toEqual([
    'Менеджер перезвонит: 9:00–19:00 по Владивостоку. Звонок ни к чему не обязывает.',
    'Пришлёт два–три лота с переводом листа и тем же построчным расчётом, что на сайте.',
    'Договор и задаток — только когда вы назовёте предел ставки.',
  ]);
  expect(listTaskSteps()[0]).toBe('Менеджер перезвонит. Звонок ни к чему не обязывает.');
  expect(listLotSteps(prius)).toEqual([
    'Менеджер перезвонит. Звонок ни к чему не обязывает.',
    'Переведёт аукционный лист и обсудит с вами предел ставки по этому же расчёту.',
    'Договор и задаток — до торгов. Если лот уйдёт дороже предела, вы ничего не должны.',
  ]);
  expect(listLotSteps(korean)).toEqual([
    'Менеджер перезвонит. Звонок ни к чему не обязывает.',
    'Проверит у продавца, что машина ещё продаётся, и подтвердит цену и расчёт.',
    'Договор и оплата — только после того, как вы согласитесь с итогом.',
  ]);
  expect(listLotSteps(sold, '9:00–19:00')).toEqual(listTaskSteps('9:00–19:00'));
});
