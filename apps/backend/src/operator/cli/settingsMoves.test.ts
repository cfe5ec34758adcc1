import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../cost/defaultSettings.ts';
import { listSettingsVersions, seedSettings } from '../../cost/store/settingsStore.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { parseSettingsArgs } from './settingsArgs.ts';
import { runSettingsCommand } from './settingsCommands.ts';

async function setUp(company: number) {
  const { db } = await openTempState();
  await seedSettings(db);
  const file = path.join(createTempDir(), 'settings.json');
  writeFileSync(file, JSON.stringify({ ...defaultSettings, russia: { ...defaultSettings.russia, company } }));
  const save = (...options: string[]) => {
    const command = parseSettingsArgs(['save', file, '--remark', 'fees', ...options]);
    if (command.kind === 'help') throw new Error('save is not a command');
    return runSettingsCommand(db, command);
  };
  return { save, listVersions: async () => (await listSettingsVersions(db)).map(({ version }) => version) };
}

test('a slip of the finger shows the totals before and after, and is saved only when it is repeated', async () => {
  const { save, listVersions } = await setUp(6_000_000);
  const message = await save().catch((error: unknown) => String(error));
  const [, before = '', after = ''] =
    /Toyota Prius из Японии: ([\d\u00A0]+) → ([\d\u00A0]+)[\s\u00A0]₽/.exec(message) ?? [];
  const read = (text: string) => Number(text.replaceAll('\u00A0', ''));
  expect(read(after) - read(before)).toBe(6_000_000 - defaultSettings.russia.company);
  expect(message).toContain('мотоцикл из Японии');
  expect(message).toContain('--confirm');
  expect(await listVersions()).toEqual([1]);
  expect(await save('--confirm')).toBe('Saved as version 2.');
});

test('a usual change of a fee is saved at once', async () => {
  const { save, listVersions } = await setUp(defaultSettings.russia.company + 5000);
  expect(await save()).toBe('Saved as version 2.');
  expect(await listVersions()).toEqual([2, 1]);
});
