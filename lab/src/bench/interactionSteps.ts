import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright';
import { PHONE } from '@vvoz/tools/lib/screens';

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
    context: PHONE,
  },
];

export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

/** How long a finger or mouse button stays down, and how long the pointer rests before that, ms. */
const HOLD_MS = 70;
const HOVER_MS = 150;

/** Pause between scrolling to a control and using it, ms. A person has to find it, and the page has to be painted. */
const LOOK_MS = 400;

/** Presses like a person: the pointer rests on the place, then stays down for a moment. */
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

const findPanel = (page: Page) => page.locator('#filters');
const findCell = (page: Page, caption: string) =>
  findPanel(page).locator('summary', { hasText: new RegExp(`^${caption}`) });

/**
 * Returns a visitor's steps in order. Each causes trusted events: a tap on a phone, a click on a desktop, a key in a
 * select.
 */
export function listVisitorSteps(phone: boolean, session: CDPSession): Step[] {
  const finger = phone ? session : undefined;
  const press = async (target: Locator) => {
    const one = target.first();
    await one.scrollIntoViewIfNeeded();
    await sleep(LOOK_MS);
    const box = await one.boundingBox();
    if (!box) throw new Error(`cannot press ${String(one)}: it is not on screen`);
    await pressAt(one.page(), finger, box.x + box.width / 2, box.y + box.height / 2);
  };
  const makeStep = (name: string, target: (page: Page) => Locator): Step => ({
    name,
    act: (page) => press(target(page)),
  });
  const toggleInput = (name: string, facet: string, value: string) =>
    makeStep(name, (page) =>
      findPanel(page).locator('label', { has: page.locator(`input[name^="${facet}"][value="${value}"]`) }),
    );
  const changeSelect = (name: string, which: string): Step => ({
    name,
    act: async (page) => {
      await page.locator(which).first().focus();
      await sleep(LOOK_MS);
      await page.keyboard.press('ArrowDown');
    },
  });
  const open = (caption: string) => makeStep(`open «${caption}»`, (page) => findCell(page, caption));
  /** On a phone an open list covers the other filters. */
  const closeOnPhone = (caption: string) =>
    phone ? [makeStep(`close «${caption}»`, (page) => findCell(page, caption))] : [];
  const toggleOption = (name: string) =>
    makeStep(`${name}`, (page) => findPanel(page).locator('label', { hasText: new RegExp(`^${name}`) }));
  const removeChip = (nth: number) =>
    makeStep(`remove chip ${nth}`, (page) => page.locator('a[aria-label^="Убрать"]'));
  const toggleDay = (name: string, which: 'first' | 'last') =>
    makeStep(name, (page) =>
      page.locator('label:has(input[name^="auction_date_interval"]:enabled)')[which](),
    );

  const filters: Step[] = [
    makeStep('first switch on', (page) => findPanel(page).locator('[role="switch"]:enabled')),
    makeStep('first switch off', (page) => findPanel(page).locator('[role="switch"]:enabled')),
    makeStep('second switch on', (page) => findPanel(page).locator('[role="switch"]:enabled').nth(1)),
    open('Марка'),
    toggleOption('Toyota'),
    toggleOption('Honda'),
    toggleOption('Honda'),
    ...closeOnPhone('Марка'),
    open('Модель'),
    toggleOption('Prius'),
    toggleOption('Prius'),
    ...closeOnPhone('Модель'),
    toggleInput('grade 4', 'rate', '4'),
    toggleInput('grade 4.5', 'rate', '4.5'),
    makeStep('first drive', (page) =>
      findPanel(page).locator('label:has(input[name="priv"]:enabled)').nth(1),
    ),
    makeStep('all drives', (page) => findPanel(page).locator('label:has(input[name="priv"]:enabled)')),
    makeStep('automatic gearbox', (page) =>
      findPanel(page).locator('label:has(input[name="kpp"]:enabled)').nth(1),
    ),
    toggleInput('white', 'color', 'white'),
    toggleInput('black', 'color', 'black'),
    toggleInput('black off', 'color', 'black'),
  ];
  const list: Step[] = [
    removeChip(1),
    removeChip(2),
    removeChip(3),
    toggleDay('last auction day', 'last'),
    toggleDay('last auction day off', 'last'),
    toggleDay('first auction day', 'first'),
    removeChip(4),
    makeStep('reset all', (page) => page.getByText('Сбросить всё')),
    changeSelect('turnkey variant', 'select[name="variant"]'),
    changeSelect('payer', 'select[name="payer"]'),
    changeSelect('currency', 'select[name="currency"]'),
    makeStep('show more', (page) => page.getByRole('link', { name: /Показать ещё/ })),
  ];
  if (phone) {
    return [
      makeStep('open the sheet', (page) => page.locator('a[href="#filters"]')),
      ...filters,
      makeStep('show', (page) => findPanel(page).locator('button[type="submit"]')),
      ...list,
    ];
  }
  return [
    ...filters,
    ...list,
    changeSelect('order', 'select[name="order_by"]'),
    changeSelect('table', 'select[name="layout"]'),
    makeStep('show more rows', (page) => page.getByRole('link', { name: /Показать ещё/ })),
    open('Марка'),
    makeStep('all brands', (page) => findPanel(page).locator('summary', { hasText: /^Ещё/ })),
  ];
}
