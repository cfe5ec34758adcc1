import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import type { State } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { parseLeadsArgs } from './leadsArgs.ts';
import { LeadsError, maskTel, runLeadsCommand } from './leadsCommands.ts';
import { UsageError } from './UsageError.ts';

describe('the command line', () => {
  it.each([
    [['list'], { kind: 'list', since: '', limit: 50, full: false }],
    [
      ['list', '--since', '2026-01-31', '--limit=5', '--full'],
      { kind: 'list', since: '2026-01-30T14:00:00.000Z', limit: 5, full: true },
    ],
    [['show', 'abc'], { kind: 'show', id: 'abc' }],
    [['retry', 'abc'], { kind: 'retry', choice: { kind: 'lead', id: 'abc' } }],
    [['retry', '--dead'], { kind: 'retry', choice: { kind: 'dead', target: undefined, since: '' } }],
    [
      ['retry', '--dead', '--target', 'smtp'],
      { kind: 'retry', choice: { kind: 'dead', target: 'smtp', since: '' } },
    ],
    [['retry', '--target', 'smtp'], { kind: 'retry', choice: { kind: 'target', target: 'smtp', since: '' } }],
    [['export'], { kind: 'export', since: '', format: 'csv', out: undefined }],
    [['export', '--format', 'json'], { kind: 'export', since: '', format: 'json', out: undefined }],
    [
      ['export', '--format', 'xlsx', '--out', 'a.xlsx'],
      { kind: 'export', since: '', format: 'xlsx', out: 'a.xlsx' },
    ],
    [['about', '--tel', '8 (914) 123-45-67'], { kind: 'about', tel: '+79141234567' }],
    [['forget', '--tel=+79141234567'], { kind: 'forget', tel: '+79141234567' }],
    [['withdraw', '--tel=+79141234567'], { kind: 'withdraw', tel: '+79141234567' }],
    [['consents'], { kind: 'consents', since: '', text: undefined }],
    [['consents', '--text', 'abc'], { kind: 'consents', since: '', text: 'abc' }],
    [['--help'], { kind: 'help' }],
  ])('%j is understood', (args, command) => {
    expect(parseLeadsArgs(args)).toEqual(command);
  });

  it.each([
    [[], 'A command is missing'],
    [['remove'], 'remove'],
    [['constructor'], 'constructor'],
    [['show'], 'needs an ID'],
    [['retry'], 'needs an ID, --dead or --target'],
    [['retry', 'abc', '--dead'], 'either an ID or options'],
    [['list', 'abc'], 'abc'],
    [['show', 'abc', 'def'], 'def'],
    [['show', 'abc', '--full'], '--full'],
    [['list', '--since', '2026-02-31'], '2026-02-31'],
    [['list', '--since', 'today'], 'today'],
    [['list', '--limit', '0'], '--limit'],
    [['export', '--format', 'xml'], 'xml'],
    [['export', '--format', 'xlsx'], '--out'],
    [['forget'], 'needs --tel'],
    [['forget', '--tel', '123'], '123'],
    [['forget', '+79141234567'], 'unexpected argument'],
    [['list', '--nonsense'], 'nonsense'],
  ])('%j is an error that names the fault', (args, named) => {
    expect(() => parseLeadsArgs(args)).toThrow(UsageError);
    expect(() => parseLeadsArgs(args)).toThrow(named);
  });
});

test('maskTel hides the middle of a phone number', () => {
  expect(maskTel('+79141234567')).toBe('+7914***4567');
});

const NOW = new Date('2026-02-01T00:00:00.000Z');

async function run(state: State, ...args: string[]): Promise<string> {
  const command = parseLeadsArgs(args);
  if (command.kind === 'help') throw new Error('not a command');
  let output = '';
  const context = {
    state,
    targets: ['webhook', 'smtp'],
    now: NOW,
    backups: { dir: createTempDir(), keep: 3 },
  };
  for await (const piece of runLeadsCommand(context, command)) output += piece;
  return output;
}

eachState('the commands', ({ open }) => {
  it('list newest requests first, with masked numbers and counts', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ id: 'old', createdAt: '2026-01-01T00:00:00.000Z' }), [
      'webhook',
    ]);
    await saveLead(state, createSampleLead({ id: 'new', createdAt: '2026-01-02T00:00:00.000Z' }), []);
    const output = await run(state, 'list');
    expect(output.split('\n').map((line) => line.split('  ')[1])).toEqual([
      'new',
      'old',
      ...Array.from({ length: 3 }),
    ]);
    expect(output).toContain('+7914***4567');
    expect(output).not.toContain('+79141234567');
    expect(output).toContain('2 received\nwebhook: 0 delivered, 1 pending, 0 dead\n');
    const one = await run(state, 'list', '--full', '--limit', '1');
    expect(one).toContain('new  +79141234567');
    expect(one).not.toContain('old');
    expect(await run(state, 'list', '--since', '2026-01-02')).not.toContain('old');
  });

  it('show one request with its deliveries; fail for an unknown id', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ id: 'one' }), ['webhook']);
    const output = await run(state, 'show', 'one');
    expect(output).toContain('Телефон: +7 914 123-45-67');
    expect(output).toContain('Согласие: 2026-01');
    expect(output).toMatch(/^webhook {2}pending {2}due .* {2}attempts 0$/m);
    await expect(run(state, 'show', 'two')).rejects.toThrow(LeadsError);
  });

  it('list and show what the CRM tells of a request', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ id: 'one' }), ['bitrix24', 'smtp']);
    await state.db
      .updateTable('delivery')
      .set({ state: 'delivered', outcome: 'won', outcome_at: '2026-01-31T00:00:00.000Z' })
      .where('target', '=', 'bitrix24')
      .execute();
    const listed = await run(state, 'list');
    expect(listed).toContain('bitrix24 delivered won, smtp pending\n');
    expect(listed).toContain('bitrix24: 1 delivered, 0 pending, 0 dead, 1 won\n');
    expect(await run(state, 'show', 'one')).toMatch(/^bitrix24 .* won 2026-01-31T00:00:00\.000Z$/m);
  });

  it('retry one request; fail for an unknown request or target', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ id: 'one' }), ['webhook']);
    expect(await run(state, 'retry', 'one')).toContain('Deliveries due now: 1; new: 1');
    await expect(run(state, 'retry', 'two')).rejects.toThrow('Request two does not exist');
    await expect(run(state, 'retry', '--target', 'telegram')).rejects.toThrow('Configured: webhook, smtp');
  });

  it('print all about a person, forget that person, and name the targets that have the data', async () => {
    const state = await open();
    await saveLead(state, createSampleLead({ id: 'one' }), ['smtp', 'webhook']);
    await state.db.updateTable('delivery').set({ state: 'delivered' }).where('target', '=', 'smtp').execute();
    const person = JSON.parse(await run(state, 'about', '--tel', '89141234567')) as { leads: unknown[] };
    expect(person.leads).toMatchObject([{ id: 'one', name: 'Анна Проверочная' }]);
    expect(await run(state, 'forget', '--tel', '89141234567')).toBe(
      'Requests without personal data from now on: 1; deliveries cancelled: 1; chat messages deleted: 0.\n' +
        'smtp has received 1 of them: remove them there too.\n',
    );
    expect(await run(state, 'about', '--tel', '89141234567')).toContain('"leads": []');
    expect(await run(state, 'list', '--full')).toContain('one  forgotten  —');
  });

  it('export everything, oldest first, as CSV and as JSON', async () => {
    const state = await open();
    expect(await run(state, 'export', '--format', 'json')).toBe('[]\n');
    expect((await run(state, 'export')).split('\r\n')).toHaveLength(2);
    const first = createSampleLead({ createdAt: '2026-01-01T00:00:00.000Z', name: '=HYPERLINK("x")' });
    const second = createSampleLead({ createdAt: '2026-01-02T00:00:00.000Z' });
    for (const lead of [second, first]) await saveLead(state, lead, ['webhook']);
    const exported = JSON.parse(await run(state, 'export', '--format', 'json')) as unknown;
    expect(exported).toEqual(
      [first, second].map((lead) => ({
        ...lead,
        deliveries: [{ target: 'webhook', state: 'pending', at: '', outcome: '' }],
      })),
    );
    const rows = (await run(state, 'export')).split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(rows[1]).toContain('webhook:pending');
  });

  it('write an export into a new file that nobody else can read', async () => {
    const state = await open();
    await saveLead(state, createSampleLead(), []);
    const umask = process.umask(0o022);
    onTestFinished(() => void process.umask(umask));
    const dir = createTempDir();
    for (const format of ['csv', 'json', 'xlsx']) {
      const file = path.join(dir, `leads.${format}`);
      expect(await run(state, 'export', '--format', format, '--out', file)).toBe(`Written: ${file}\n`);
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      expect(statSync(file).size).toBeGreaterThan(100);
      await expect(run(state, 'export', '--format', format, '--out', file)).rejects.toThrow('exists');
    }
    await expect(run(state, 'export', '--out', path.join(dir, 'no', 'leads.csv'))).rejects.toThrow('ENOENT');
  });
});
