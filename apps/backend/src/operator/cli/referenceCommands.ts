import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { findMotorKw } from '@vvoz/reference/findMotor';
import { countRows, listRows } from '@vvoz/reference/listRows';
import { readOwnMotors } from '@vvoz/reference/ownMotors';
import { OwnRowsError, readOwnRows } from '@vvoz/reference/ownRows';
import { COST_BASIS_COLUMNS, type CostedLot } from '../../cost/lots/lotCost.ts';
import { restoreFeedPower } from '../../cost/lots/knownPower.ts';
import { identifyVehicle } from '../../cost/kinds/identifyVehicle.ts';
import { learnPowers } from '../../cost/kinds/learntPowers.ts';
import { openReference, OWN_MOTORS_FILE, OWN_ROWS_FILE } from '../../cost/kinds/openReference.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { ReferenceCommand } from './referenceArgs.ts';
import { formatTextTable } from './textTable.ts';

/** The lot does not exist, or the operator's rows have an error. */
export class ReferenceError extends OperatorError {
  override readonly name = 'ReferenceError';
}

/** Reads a file of the operator's rows. The line of the table that `check` prints. */
function checkOwnFile(
  file: string,
  read: (text: string, file: string) => readonly unknown[],
): [string, string] {
  if (!existsSync(file)) return [file, 'none: rows of your own go there'];
  return [file, read(readFileSync(file, 'utf8'), file).length.toLocaleString('en-US')];
}

function check(catalogueFile: string, file: string | undefined): string {
  if (file !== undefined && !existsSync(file)) throw new ReferenceError(`${file} does not exist.`);
  const folder = path.dirname(catalogueFile);
  const lines = countRows().map(([name, rows]) => [name, rows.toLocaleString('en-US')]);
  try {
    const own = checkOwnFile(file ?? path.join(folder, OWN_ROWS_FILE), readOwnRows);
    const motors =
      file === undefined ? [checkOwnFile(path.join(folder, OWN_MOTORS_FILE), readOwnMotors)] : [];
    return formatTextTable([...lines, own, ...motors], [1]);
  } catch (error) {
    if (error instanceof OwnRowsError) throw new ReferenceError(error.message);
    throw error;
  }
}

function find(brand: string, model: string): string {
  const rows = listRows(brand, model);
  if (rows.length === 0) return `No table has ${brand} ${model}.`;
  return formatTextTable(
    rows.map(({ table, fuel, cc, drive, from, to, minHp, maxHp }) => [
      table,
      fuel,
      cc === 0 ? '–' : `${cc} cm³`,
      drive || 'any drive',
      `${from}–${to}`,
      minHp === maxHp ? `${minHp} hp` : `${minHp}–${maxHp} hp`,
    ]),
  );
}

function explain(db: Database, type: string, id: string): string {
  openReference(db);
  const stored = db
    .prepare<[string, string], CostedLot & { law_facts: string }>(
      `select law_facts, ${COST_BASIS_COLUMNS.join(', ')} from lot where type = ? and external_id = ?`,
    )
    .get(type, id);
  if (!stored) throw new ReferenceError(`There is no lot ${type}/${id}.`);
  const lot = restoreFeedPower(stored);
  const { brand, model, kuzov, engine, fuel, drive, year, grade, power, power_options: options } = lot;
  const learnt = learnPowers(db, lot.type);
  const facts = Object.entries(identifyVehicle(lot, learnt));
  const motorKw = findMotorKw({
    brand,
    model,
    kuzov,
    engineCc: engine ?? undefined,
    year: year ?? undefined,
  });
  const stated = power === null ? 'does not state a power' : `states ${power} hp`;
  return [
    [brand, model, kuzov, grade, year, engine === null ? '' : `${engine} cm³`, fuel, drive]
      .filter(Boolean)
      .join(' '),
    `The feed ${options === '' ? stated : `states one of ${options} hp`}.`,
    `Other lots of the car state: ${learnt.find(lot)?.join('–') ?? 'nothing'}`,
    `Motors of hybrids: ${motorKw === undefined ? 'unknown' : `${motorKw} kW`}`,
    `Rows of ${brand} ${model} (${CATALOGUE_TYPES[lot.type].country ?? 'no country'}):`,
    find(brand, model),
    'In use:',
    facts.length === 0
      ? '  only what the feed states'
      : facts.map(([name, value]) => `  ${name} = ${String(value)}`).join('\n'),
  ].join('\n');
}

export function runReferenceCommand(
  catalogueFile: string,
  command: Exclude<ReferenceCommand, { kind: 'help' }>,
): string {
  switch (command.kind) {
    case 'check':
      return check(catalogueFile, command.file);
    case 'find':
      return find(command.brand, command.model);
    case 'explain': {
      const db = openDatabase(catalogueFile, { readonly: true });
      try {
        return explain(db, command.type, command.id);
      } finally {
        db.close();
      }
    }
  }
}
