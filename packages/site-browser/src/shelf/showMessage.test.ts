import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareMessages, showMessage } from './showMessage.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const said = vi.hoisted(() => ({ elements: 0, messages: [] as unknown[][] }));
vi.mock('@vvoz/ui/shelf/Message/createMessage.ts', () => ({
  createMessage: () => {
    said.elements += 1;
    return (...message: unknown[]) => said.messages.push(message);
  },
}));
afterAll(() => {
  vi.doUnmock('@vvoz/ui/shelf/Message/createMessage.ts');
  vi.resetModules();
});

beforeEach(() => {
  said.messages = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const LINK = { href: '/izbrannoe', label: 'Открыть' };

test('a message and its link stay for ten seconds', () => {
  showMessage('Список полон', LINK);
  vi.advanceTimersByTime(9999);
  expect(said.messages).toEqual([['Список полон', LINK]]);
  vi.advanceTimersByTime(1);
  expect(said.messages.slice(1)).toEqual([['']]);
});

test('the next message has ten seconds of its own, in the same element', () => {
  prepareMessages();
  showMessage('первое');
  vi.advanceTimersByTime(6000);
  showMessage('второе');
  vi.advanceTimersByTime(6000);
  expect(said.messages.map(([text]) => text)).toEqual(['первое', 'второе']);
  expect(said.elements).toBe(1);
});
