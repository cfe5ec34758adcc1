import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CHALLENGE_PATH } from '../captcha/captchaPaths.ts';
import { LeadIsland } from './LeadIsland.client.tsx';
import { SEND_PATH } from './leadPaths.ts';
// What the form loads on focus is here before a story begins: on a busy machine Vite needs seconds for it.
import '../captcha/altcha.ts';
import './submitLead.ts';
import '@vvoz/ui/leads/LeadForm/LeadOutcomeInPage.tsx';

/** A challenge that the first key solves. */
const CHALLENGE = {
  parameters: { nonce: '00', salt: '00', cost: 1, keyLength: 8, keyPrefix: '' },
  signature: '',
};

const respond = (body: object, status = 200): Response => Response.json(body, { status });

/** What the site responds to the forms of a story, in turn. */
let responses: Response[] = [];
/** Bodies of the forms that the site has received. */
let received: Record<string, unknown>[] = [];

/** The form of a page together with the code that sends it. The site's responses are those of the story. */
const meta = {
  title: 'Leads/LeadIsland',
  component: LeadIsland,
  args: {
    action: SEND_PATH,
    consent: { version: '2026-11-01', path: '/soglasie' },
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    next: ['Менеджер перезвонит.'],
  },
  beforeEach: () => {
    sessionStorage.clear();
    received = [];
    spyOn(window, 'fetch');
    mocked(window.fetch).mockImplementation((input, init) => {
      if (input === CHALLENGE_PATH) return Promise.resolve(respond(CHALLENGE));
      if (input !== SEND_PATH) return Promise.resolve(respond({ services: {} }));
      received.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
      const next = responses.shift();
      return next ? Promise.resolve(next) : Promise.reject(new TypeError('No response is left'));
    });
    return () => mocked(window.fetch).mockRestore();
  },
} satisfies Meta<typeof LeadIsland>;
export default meta;
type Story = StoryObj<typeof meta>;

const use = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    tel: () => canvas.getByLabelText('Телефон'),
    fill: async () => {
      await userEvent.type(canvas.getByLabelText('Имя'), 'Анна');
      await userEvent.type(canvas.getByLabelText('Телефон'), '9140000001');
      await userEvent.click(canvas.getByLabelText(/Согласен на/));
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: 'Отправить заявку' })),
  };
};

/** Nothing is sent; the first wrong field takes the focus, and its error goes with the first character. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, tel, send } = use(canvasElement);
    await send();
    await waitFor(() => expect(tel()).toHaveFocus());
    await expect(tel()).toBeInvalid();
    await expect(canvas.getByLabelText(/Согласен на/)).toBeInvalid();
    await userEvent.type(tel(), '9');
    await expect(tel()).not.toBeInvalid();
    await expect(canvas.getByLabelText(/Согласен на/)).toBeInvalid();
    await userEvent.click(canvas.getByLabelText(/Согласен на/));
    await expect(canvas.getByLabelText(/Согласен на/)).not.toBeInvalid();
    await expect(tel()).not.toBeInvalid();
    await expect(received).toEqual([]);
  },
};

/** A field that was corrected can be refused again: then it has its error and the focus again. */
export const RefusedTwice: Story = {
  beforeEach: () => {
    responses = ['номер не найден', 'номер занят'].map((messageRu) =>
      respond({ error: { field: 'tel', messageRu } }, 400),
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, tel, fill, send } = use(canvasElement);
    await fill();
    await send();
    await waitFor(() => expect(tel()).toHaveAccessibleDescription(/Номер не найден/));
    await userEvent.type(tel(), '{Backspace}2');
    await expect(tel()).not.toBeInvalid();
    await send();
    await waitFor(() => expect(tel()).toHaveAccessibleDescription(/Номер занят/));
    await waitFor(() => expect(tel()).toHaveFocus());
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Анна');
    const keys = received.map(({ idempotency_key: key }) => key);
    await expect(new Set(keys).size).toBe(2);
  },
};

/** The number of the request takes the focus. The next form knows who asks, and says that there was one. */
export const SentAndAgain: Story = {
  beforeEach: () => {
    responses = [respond({ data: { id: '1' } }, 201)];
  },
  play: async ({ canvasElement }) => {
    const { canvas, tel, fill, send } = use(canvasElement);
    await fill();
    await send();
    const heading = await canvas.findByRole('heading', { name: /^Заявка №.\d{3}-\d{3} принята$/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(received).toMatchObject([{ name: 'Анна', tel: '+7 914 000-00-01' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё одну заявку' }));
    await waitFor(() => expect(canvas.getByLabelText('Имя')).toHaveValue('Анна'));
    await expect(tel()).not.toHaveValue('');
    await expect(canvas.getByText(/^Вы уже отправили заявку в \d\d:\d\d/)).toBeVisible();
  },
};

/** Two presses are one request. */
export const PressedTwice: Story = {
  beforeEach: () => {
    responses = [respond({ data: { id: '1' } }, 201)];
  },
  play: async ({ canvasElement }) => {
    const { canvas, fill } = use(canvasElement);
    await fill();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Отправить заявку' }));
    await canvas.findByRole('heading', { name: /принята$/ });
    await expect(received).toHaveLength(1);
  },
};

/** What was typed stays in the form, and there are other ways to reach the office. */
export const Limited: Story = {
  beforeEach: () => {
    responses = [new Response('', { status: 429, headers: { 'retry-after': '170' } })];
  },
  play: async ({ canvasElement }) => {
    const { canvas, fill, send } = use(canvasElement);
    await fill();
    await send();
    await canvas.findByText(/Попробуйте через 3 минуты/);
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Анна');
    await expect(canvas.getByRole('link', { name: '8 423 200-00-00' })).toBeVisible();
  },
};
