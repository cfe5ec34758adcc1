import type { Walker } from './Walker.ts';

/** What a visitor wants. `walk` ends when it has been reached. */
export interface Walk {
  readonly name: string;
  readonly walk: (visitor: Walker) => Promise<void>;
  readonly hasScripts?: boolean;
}

const LIST = '/japan/czeny-na-avto';
const SEND = '**/api/request/send';

const findCards = ({ page }: Walker) => page.locator('[data-lot]');
const seePrice = ({ page }: Walker) => page.getByRole('heading', { name: 'Из чего цена' });

async function openFirstLot(visitor: Walker): Promise<void> {
  await visitor.tap(findCards(visitor).first().getByRole('link'));
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForURL(/\/cars\//);
}

/** Fills in the form on screen and sends it. */
async function sendRequest(visitor: Walker, ending = /^Заявка №.* принята/): Promise<void> {
  const { page } = visitor;
  const form = page.locator('dialog[open] form, [role=dialog] form, main form').filter({
    has: page.getByRole('textbox', { name: 'Телефон' }),
    visible: true,
  });
  await form.first().waitFor();
  const ours = form.first();
  await visitor.type(ours.getByRole('textbox', { name: 'Телефон' }), '8 914 123-45-67');
  await visitor.tap(ours.getByRole('checkbox', { name: /Согласен на/ }));
  await visitor.tap(ours.getByRole('button', { name: /Отправить/ }));
  await visitor.see(page.getByText(ending));
}

/** The walks of a visitor, the important ones first. */
export const WALKS: readonly Walk[] = [
  {
    name: 'find by words',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open('/');
      const field = page.getByRole('searchbox', { name: /словами/ });
      await visitor.type(field, 'приус от 2018');
      await field.first().press('Enter');
      await page.waitForURL(/toyota\/prius/);
      await openFirstLot(visitor);
    },
  },
  {
    name: 'find by the sheet of filters',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open(LIST);
      await page.locator('#filters[data-sheet]').waitFor({ state: 'attached' });
      await visitor.tap(page.getByRole('link', { name: /Фильтры/ }));
      const brands = page.locator('#filters summary', { hasText: /^Марка/ });
      await visitor.tap(brands);
      await visitor.tap(page.locator('#filters').getByRole('checkbox', { name: /^Toyota/ }));
      if ((await page.locator('#filters details[data-level][open]').count()) > 0) await visitor.tap(brands);
      await visitor.tap(page.locator('#filters').getByRole('button', { name: /Показать/ }));
      await page.waitForURL(/\/toyota/);
      await openFirstLot(visitor);
    },
  },
  {
    name: 'find from the front page',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open('/');
      await visitor.tap(
        page.getByRole('list', { name: 'Готовые подборки' }).getByRole('link', { name: /^до 160/ }),
      );
      await page.waitForURL(/fee=low/);
      await openFirstLot(visitor);
    },
  },
  {
    name: 'understand the price',
    walk: async (visitor) => {
      await visitor.open(LIST);
      await openFirstLot(visitor);
      await visitor.see(seePrice(visitor));
      await visitor.tap(visitor.page.getByRole('link', { name: /^Распил/ }));
      await visitor.page.waitForURL(/variant=raspil/);
      await visitor.see(seePrice(visitor));
    },
  },
  {
    name: 'compare three',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open(LIST);
      for (const at of [0, 1, 2])
        await visitor.tap(
          findCards(visitor)
            .nth(at)
            .getByRole('button', { name: /^Сравнить/ }),
        );
      await visitor.tap(page.getByRole('link', { name: /^Сравнение/ }));
      await page.waitForURL(/sravnenie/);
      await visitor.see(page.getByRole('table'));
    },
  },
  {
    name: 'request from a list',
    walk: async (visitor) => {
      await visitor.open(LIST);
      await visitor.tap(visitor.page.getByRole('link', { name: 'Опишите задачу' }));
      await sendRequest(visitor);
    },
  },
  {
    name: 'request from a lot',
    walk: async (visitor) => {
      await visitor.open(LIST);
      await openFirstLot(visitor);
      const bar = visitor.page.locator('[data-bottom-bar]');
      await visitor.tap(bar.getByRole('link').or(bar.getByRole('button')));
      await sendRequest(visitor);
    },
  },
  {
    name: 'request from the front page',
    walk: async (visitor) => {
      await visitor.open('/');
      await sendRequest(visitor);
    },
  },
  {
    name: 'request without scripts',
    hasScripts: false,
    walk: async (visitor) => {
      await visitor.open(LIST);
      await openFirstLot(visitor);
      await sendRequest(visitor);
    },
  },
  {
    name: 'request with a cut line',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open('/kontakty');
      await page.locator('form[novalidate]').first().waitFor();
      await page.route(SEND, (route) => route.abort());
      await sendRequest(visitor, /^Заявка №.* ждёт связи/);
      await page.unroute(SEND);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await page
        .getByText(/принята/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'who are you',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open('/');
      await visitor.tap(
        page.getByRole('button', { name: /Меню/ }).or(page.getByText('Меню', { exact: true })),
      );
      await visitor.tap(page.getByRole('link', { name: /О компании/ }));
      await visitor.see(page.getByText(/ИНН/));
    },
  },
  {
    name: 'come back tomorrow',
    walk: async (visitor) => {
      const { page } = visitor;
      await visitor.open(LIST);
      await visitor.tap(
        findCards(visitor)
          .first()
          .getByRole('button', { name: /избранное/ }),
      );
      await visitor.open('/');
      await visitor.tap(page.getByRole('link', { name: /Избранное/ }));
      await visitor.see(page.locator('main a[href^="/cars/"]'));
    },
  },
  {
    name: 'a sold lot',
    walk: async (visitor) => {
      await visitor.open('/statistika-prodazh');
      const sold = findCards(visitor).filter({ hasText: /продан за/i });
      await visitor.tap(sold.first().getByRole('link'));
      await visitor.page.waitForURL(/\/cars\//);
      await visitor.see(visitor.page.getByText('Найти такую же').filter({ visible: true }));
    },
  },
];
