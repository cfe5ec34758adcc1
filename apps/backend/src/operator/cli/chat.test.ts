import { describe, expect, it } from 'vitest';
import { saveAnswer, saveVisitorMessage } from '../../chat/chatMessages.ts';
import { eachState } from '../../state/testing/eachState.ts';
import type { State } from '../../state/openState.ts';
import { parseChatArgs } from './chatArgs.ts';
import { ChatError, runChatCommand } from './chatCommands.ts';
import { UsageError } from './UsageError.ts';

const ANNA = 'anna-conversation-0000001';
const BORIS = 'boris-conversation-000001';
const NOW = new Date('2026-02-01T03:00:00.000Z');

async function run(state: State, ...args: string[]): Promise<string> {
  const command = parseChatArgs(args);
  if (command.kind === 'help') throw new Error('not a command');
  const context = { db: state.db, now: NOW, signal: new AbortController().signal };
  let output = '';
  for await (const piece of runChatCommand(context, command)) output += piece;
  return output;
}

async function openWithMessages(open: () => Promise<State>): Promise<State> {
  const state = await open();
  const write = (conversation: string, id: string, text: string, at: string) =>
    saveVisitorMessage(state.db, { conversation, id, text, host: 'main', page: '/' }, new Date(at));
  await write(BORIS, '0', 'Добрый день', '2026-02-01T00:00:00.000Z');
  await write(ANNA, '1', 'Есть Приус?', '2026-02-01T01:00:00.000Z');
  await write(BORIS, '2', 'Здравствуйте', '2026-02-01T02:00:00.000Z');
  return state;
}

describe('the command line', () => {
  it.each([
    [['list'], { kind: 'list', limit: 50 }],
    [['show', 'anna'], { kind: 'show', id: 'anna' }],
    [['answer', 'anna', '--text', 'Да'], { kind: 'answer', id: 'anna', text: 'Да' }],
    [['watch'], { kind: 'watch' }],
    [['--help'], { kind: 'help' }],
  ])('%j is understood', (args, command) => expect(parseChatArgs(args)).toEqual(command));

  it.each([[['show']], [['answer', 'anna']], [['answer', 'anna', '--text', ' ']], [['watch', 'anna']], [[]]])(
    '%j is a fault',
    (args) => expect(() => parseChatArgs(args)).toThrow(UsageError),
  );
});

eachState('the commands', ({ open }) => {
  it('list conversations, the newest first', async () => {
    expect(await run(await open(), 'list')).toBe('No conversations.\n');
    const state = await openWithMessages(open);
    expect(await run(state, 'list')).toBe(
      `2026-02-01T02:00:00.000Z  ${BORIS}  2\n2026-02-01T01:00:00.000Z  ${ANNA}  1\n`,
    );
    expect(await run(state, 'list', '--limit', '1')).not.toContain(ANNA);
  });

  it('answer a conversation by the beginning of its id, and show both sides', async () => {
    const state = await openWithMessages(open);
    expect(await run(state, 'answer', 'anna', '--text', ' Да,\r\nтри лота ')).toBe('Sent.\n');
    expect(await run(state, 'show', 'anna')).toBe(
      '2026-02-01T01:00:00.000Z  visitor: Есть Приус?\n2026-02-01T03:00:00.000Z  manager: Да,\nтри лота\n',
    );
  });

  it('print each new message of a visitor once, until they are stopped', async () => {
    const state = await openWithMessages(open);
    const stop = new AbortController();
    const context = { db: state.db, now: NOW, signal: stop.signal, watchMs: 1 };
    const output = runChatCommand(context, { kind: 'watch' });
    const first = output.next();
    const write = (id: string, text: string) =>
      saveVisitorMessage(
        state.db,
        { conversation: ANNA, id, text, host: 'main', page: '/' },
        new Date(Date.now() + Number(id) * 1000),
      );
    await write('3', 'первое');
    expect((await first).value).toMatch(new RegExp(`${ANNA}: первое\n$`));
    const second = output.next();
    await saveAnswer(
      state.db,
      { id: 'answer', conversation: ANNA, text: 'ответ' },
      new Date(Date.now() + 5000),
    );
    await write('6', 'второе');
    expect((await second).value).toMatch(/второе\n$/);
    const late = output.next();
    // Of a process whose clock is behind.
    await write('-10', 'запоздалое');
    expect((await late).value).toMatch(/запоздалое\n$/);
    const end = output.next();
    stop.abort();
    expect((await end).done).toBe(true);
  });

  it('name what is wrong', async () => {
    const state = await openWithMessages(open);
    await expect(run(state, 'show', 'zoya')).rejects.toThrow(ChatError);
    await expect(run(state, 'show', '')).rejects.toThrow('Several conversations begin with');
    await expect(run(state, 'answer', 'anna', '--text', 'д'.repeat(2001))).rejects.toThrow('1 to 2000');
  });
});
