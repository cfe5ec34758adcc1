import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';

export interface Screen {
  readonly name: string;
  readonly phone: boolean;
  readonly context: BrowserContextOptions;
}

export const SCREENS: readonly Screen[] = [
  { name: 'desktop', phone: false, context: { viewport: { width: 1280, height: 800 } } },
  {
    name: 'phone',
    phone: true,
    context: {
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
  },
];

export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

/** How long a finger or mouse button stays down, and how long the pointer rests before that, ms. */
const HOLD_MS = 70;
const HOVER_MS = 150;

/** Between scrolling to a control and using it, ms: a person has to find it, and the scrolled page is painted. */
const LOOK_MS = 400;

/** Presses as a hand does: the pointer arrives first and stays down for a moment. */
async function pressAt(page: Page, finger: CDPSession | undefined, x: number, y: number): Promise<void> {
  if (!finger) {
    await page.mouse.move(x, y);
    await sleep(HOVER_MS);
    await page.mouse.down();
    await sleep(HOLD_MS);
    await page.mouse.up();
    return;
  }
  await sleep(HOVER_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(HOLD_MS);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const panel = (page: Page) => page.locator('#filters');
const cell = (page: Page, caption: string) =>
  panel(page).locator('summary', { hasText: new RegExp(`^${caption}`) });

/**
 * Returns a visitor's steps in order. Each causes trusted events: a tap on a phone, a click or a key on a desktop.
 */
export function visitorSteps(phone: boolean, session: CDPSession): Step[] {
  const finger = phone ? session : undefined;
  const press = async (target: Locator) => {
    const one = target.first();
    await one.scrollIntoViewIfNeeded();
    await sleep(LOOK_MS);
    const box = await one.boundingBox();
    if (!box) throw new Error(`cannot press ${String(one)}: it is not on screen`);
    await pressAt(one.page(), finger, box.x + box.width / 2, box.y + box.height / 2);
  };
  const step = (name: string, target: (page: Page) => Locator): Step => ({
    name,
    act: (page) => press(target(page)),
  });
  const input = (name: string, facet: string, value: string) =>
    step(name, (page) =>
      panel(page).locator('label', { has: page.locator(`input[name^="${facet}"][value="${value}"]`) }),
    );
  const select = (name: string, which: string): Step => ({
    name,
    act: async (page) => {
      await page.locator(which).first().focus();
      await sleep(LOOK_MS);
      await page.keyboard.press('ArrowDown');
    },
  });
  const open = (caption: string) => step(`open «${caption}»`, (page) => cell(page, caption));
  const option = (name: string) =>
    step(`${name}`, (page) => panel(page).locator('label', { hasText: new RegExp(`^${name}`) }));
  const chip = (nth: number) =>
    step(`take chip ${nth} away`, (page) => page.locator('a[aria-label^="Убрать"]'));
  const day = (name: string, which: 'first' | 'last') =>
    step(name, (page) => page.locator('label:has(input[name^="auction_date_interval"]:enabled)')[which]());

  const filters: Step[] = [
    step('first switch on', (page) => panel(page).locator('[role="switch"]:enabled')),
    step('first switch off', (page) => panel(page).locator('[role="switch"]:enabled')),
    step('second switch on', (page) => panel(page).locator('[role="switch"]:enabled').nth(1)),
    open('Марка'),
    option('Toyota'),
    option('Honda'),
    option('Honda'),
    open('Модель'),
    option('Prius'),
    option('Prius'),
    input('grade 4', 'rate', '4'),
    input('grade 4.5', 'rate', '4.5'),
    step('first drive', (page) => panel(page).locator('label:has(input[name="priv"]:enabled)').nth(1)),
    step('all drives', (page) => panel(page).locator('label:has(input[name="priv"]:enabled)')),
    step('automatic gearbox', (page) => panel(page).locator('label:has(input[name="kpp"]:enabled)').nth(1)),
    input('white', 'color', 'white'),
    input('black', 'color', 'black'),
    input('black off', 'color', 'black'),
  ];
  const list: Step[] = [
    chip(1),
    chip(2),
    chip(3),
    day('last auction day', 'last'),
    day('last auction day off', 'last'),
    day('first auction day', 'first'),
    chip(4),
    step('reset all', (page) => page.getByText('Сбросить всё')),
    select('turnkey variant', 'select[name="variant"]'),
    select('payer', 'select[name="payer"]'),
    select('currency', 'select[name="currency"]'),
    step('show more', (page) => page.getByRole('link', { name: /Показать ещё/ })),
  ];
  if (phone) {
    return [
      step('open the sheet', (page) => page.locator('a[href="#filters"]')),
      ...filters,
      step('show', (page) => panel(page).locator('button[type="submit"]')),
      ...list,
    ];
  }
  return [
    ...filters,
    ...list,
    select('order', 'select[name="order_by"]'),
    select('table', 'select[name="layout"]'),
    step('show more rows', (page) => page.getByRole('link', { name: /Показать ещё/ })),
    open('Марка'),
    step('all brands', (page) => panel(page).locator('summary', { hasText: /^Ещё/ })),
  ];
}
