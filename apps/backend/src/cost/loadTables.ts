import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { completeTables } from './completeTables.ts';
import { readTables, TablesError, type AllTables, type TableFile } from './selectTables.ts';

const FOLDER = path.join(import.meta.dirname, 'tables');

function parseJson(name: string, text: string): TableFile {
  try {
    return { name, content: JSON.parse(text) };
  } catch (error) {
    throw new TablesError(`${name} is not valid JSON`, { cause: error });
  }
}

/**
 * Reads the files of a folder: each `*.json` has the tables of one period, the `*.csv` are the coefficients that they
 * name. Throws a TablesError.
 */
export async function loadTableFiles(folder = FOLDER): Promise<readonly TableFile[]> {
  const names = (await readdir(folder)).filter((name) => /\.(json|csv)$/.test(name)).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  const periods = files.filter(({ name }) => name.endsWith('.json'));
  return completeTables(
    periods.map(({ name, text }) => parseJson(name, text)),
    new Map(files.filter((file) => !periods.includes(file)).map(({ name, text }) => [name, text])),
  );
}

/** Reads and checks the tables of a folder. Throws a TablesError. */
export const loadTables = async (folder = FOLDER): Promise<AllTables> =>
  readTables(await loadTableFiles(folder));
