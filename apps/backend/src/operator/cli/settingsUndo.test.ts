import { expect, test } from 'vitest';
import { defaultSettings } from '../../cost/defaultSettings.ts';
import { readCurrentSettings, saveSettings, seedSettings } from '../../cost/store/settingsStore.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { parseSettingsArgs } from './settingsArgs.ts';
import { runSettingsCommand } from './settingsCommands.ts';

const undo = parseSettingsArgs(['undo']);

eachState('settings undo', ({ open }) => {
  test('brings the version before back, as a new one; without one it refuses', async () => {
    const { db } = await open();
    if (undo.kind !== 'undo') throw new Error('undo is not a command');
    await seedSettings(db);
    await expect(runSettingsCommand(db, undo)).rejects.toThrow('There is no earlier version');
    const { data } = await readCurrentSettings(db);
    await saveSettings(
      db,
      { ...defaultSettings, marginPercent: { ...defaultSettings.marginPercent, default: 3 } },
      'a mistake',
    );
    expect((await readCurrentSettings(db)).data).not.toEqual(data);
    expect(await runSettingsCommand(db, undo)).toBe('Version 1 is in force again, as version 3.');
    expect((await readCurrentSettings(db)).data).toEqual(data);
  });
});
