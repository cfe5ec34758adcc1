import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startChat } from './startChat.tsx';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const state = vi.hoisted(() => ({
  isEnabled: true,
  goals: [] as string[],
  shown: [] as { readonly props: { readonly chat: { readonly send: (text: string) => void } } }[],
}));
vi.mock('@vvoz/ui/chat/ChatWidget/ChatWidget.tsx', () => ({ ChatWidget: () => null }));
vi.mock('../services/loadPublicOptions.ts', () => ({
  loadPublicOptions: async () => ({ chat: { enabled: state.isEnabled, social: [] } }),
}));
vi.mock('../services/raiseGoal.ts', () => ({ raiseGoal: (goal: string) => state.goals.push(goal) }));
vi.mock('../leads/modal/readPageRequest.ts', () => ({ readPageRequest: () => undefined }));
vi.mock('../page/createPageRoot.ts', () => ({
  createPageRoot: () => ({ render: (widget: (typeof state.shown)[number]) => state.shown.push(widget) }),
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/chat/ChatWidget/ChatWidget.tsx');
  vi.doUnmock('../services/loadPublicOptions.ts');
  vi.doUnmock('../services/raiseGoal.ts');
  vi.doUnmock('../leads/modal/readPageRequest.ts');
  vi.doUnmock('../page/createPageRoot.ts');
  vi.resetModules();
});

/** Streams of answers that are open, and all that were opened. */
let open: Set<object>;
let opened: number;
let isOnline: boolean;
const sent: string[] = [];
const MESSAGE = { id: '1', at: '2026-11-25T00:00:00.000Z', author: 'visitor', text: 'Здравствуйте' };
let storage: Map<string, string>;
const CONVERSATION = 'c'.repeat(32);

beforeEach(() => {
  Object.assign(state, { isEnabled: true, goals: [], shown: [] });
  [open, opened, isOnline] = [new Set(), 0, true];
  sent.length = 0;
  storage = new Map([['vvoz.chat.conversation', CONVERSATION]]);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { pathname: '/japan' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const { id, text } = JSON.parse(body) as { id: string; text: string };
    sent.push(text);
    return Response.json({ data: { ...MESSAGE, id, text } });
  });
  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        opened += 1;
        open.add(this);
      }
      addEventListener = () => undefined;
      close = () => void open.delete(this);
    },
  );
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const keep = (...messages: object[]) => storage.set('vvoz.chat', JSON.stringify(messages));
const hide = () => window.dispatchEvent(new Event('pagehide'));
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const settle = () => vi.advanceTimersByTimeAsync(10);

test('a chat that the operator has not switched on is not shown', async () => {
  state.isEnabled = false;
  keep(MESSAGE);
  await startChat();
  expect([state.shown.length, opened]).toEqual([0, 0]);
});

test('answers are loaded at once only for somebody who has written before', async () => {
  await startChat();
  expect([state.shown.length, opened]).toEqual([1, 0]);
  keep(MESSAGE);
  await startChat();
  expect(opened).toBe(1);
});

test('the stream is closed when the page is left, and opened again after the back/forward cache', async () => {
  keep(MESSAGE);
  await startChat();
  hide();
  expect(open.size).toBe(0);
  show(false);
  await settle();
  expect(open.size).toBe(0);
  show(true);
  await settle();
  expect(open.size).toBe(1);
});

test('what was not sent when the page was left is sent when it comes back', async () => {
  await startChat();
  isOnline = false;
  state.shown[0]?.props.chat.send('Сколько стоит доставка?');
  await settle();
  hide();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent, 'a page that was left sends nothing').toEqual([]);
  show(true);
  await settle();
  expect(sent).toEqual(['Сколько стоит доставка?']);
  expect([open.size, state.goals]).toEqual([1, ['chat']]);
});

test('a page that comes back without a conversation opens no stream', async () => {
  await startChat();
  hide();
  show(true);
  await settle();
  expect(opened).toBe(0);
});
