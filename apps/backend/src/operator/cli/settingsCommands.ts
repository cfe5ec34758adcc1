import { readFile } from 'node:fs/promises';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { loadTables } from '../../cost/loadTables.ts';
import { createCostSource } from '../../cost/store/costSource.ts';
import { findTotalMoves } from '../../cost/store/findTotalMoves.ts';
import {
  checkSettings,
  readCurrentSettings,
  saveSettings,
  SettingsError,
  listSettingsVersions,
  findSettingsVersion,
} from '../../cost/store/settingsStore.ts';
import type { StateDb } from '../../state/schema.ts';
import type { SettingsCommand } from './settingsArgs.ts';

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    throw new SettingsError(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const formatJson = (data: unknown): string => JSON.stringify(data, undefined, 2);

async function showSettings(db: StateDb, version: number | undefined): Promise<string> {
  if (version === undefined) return formatJson((await readCurrentSettings(db)).data);
  const data = await findSettingsVersion(db, version);
  if (data === undefined)
    throw new SettingsError(
      `Version ${version} does not exist. To list the versions: npm run operator -- settings history`,
    );
  return formatJson(data);
}

/** Saves the version before the current one as a new version, so that a second undo brings the mistake back. */
async function undoSettings(db: StateDb): Promise<string> {
  const [current, before] = await listSettingsVersions(db);
  if (!current || !before) throw new SettingsError('There is no earlier version.');
  const data = await findSettingsVersion(db, before.version);
  const { version } = await saveSettings(db, data, `undo of version ${current.version}`);
  return `Version ${before.version} is in force again, as version ${version}.`;
}

/** Throws a SettingsError that shows each total that the settings would move far. */
async function refuseFarMoves(db: StateDb, data: unknown): Promise<void> {
  const settings = checkSettings(data);
  const moves = findTotalMoves(await createCostSource(db, await loadTables()).load(), settings);
  if (moves.length === 0) return;
  const lines = moves.map(
    ({ name, before, after }) => `  ${name}: ${formatNumber(before)} → ${formatNumber(after)} ₽`,
  );
  throw new SettingsError(
    `Not saved. Totals would move by more than 30 %:\n${lines.join('\n')}\nIf this is meant, repeat the command with --confirm.`,
  );
}

/** Runs a command and returns its output. Throws a SettingsError that names each fault. */
export async function runSettingsCommand(
  db: StateDb,
  command: Exclude<SettingsCommand, { kind: 'help' }>,
): Promise<string> {
  switch (command.kind) {
    case 'show':
      return showSettings(db, command.version);
    case 'history': {
      const versions = await listSettingsVersions(db);
      return versions
        .map(({ version, createdAt, remark }) => `${version}  ${createdAt}  ${remark}`)
        .join('\n');
    }
    case 'undo':
      return undoSettings(db);
    case 'check':
      checkSettings(await readJson(command.file));
      return 'The settings are valid.';
    case 'save': {
      const data = await readJson(command.file);
      if (!command.isConfirmed) await refuseFarMoves(db, data);
      const { version, changed } = await saveSettings(db, data, command.remark);
      return changed ? `Saved as version ${version}.` : `Not saved: the settings equal version ${version}.`;
    }
  }
}
