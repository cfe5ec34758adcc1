import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readTables, TablesError, type AllTables, type TableFile } from './tables.ts';

const FOLDER = path.join(import.meta.dirname, 'tables');

async function readJson(folder: string, name: string): Promise<TableFile> {
  const text = await readFile(path.join(folder, name), 'utf8');
  try {
    return { name, content: JSON.parse(text) };
  } catch (error) {
    throw new TablesError(`${name} is not valid JSON`, { cause: error });
  }
}

/** Reads and checks every `*.json` of a folder; each file has the tables of one period. Throws a TablesError. */
export async function loadTables(folder = FOLDER): Promise<AllTables> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return readTables(await Promise.all(names.map((name) => readJson(folder, name))));
}
