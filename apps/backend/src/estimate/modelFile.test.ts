import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MODEL_FORMAT } from '@vvoz/estimate/model';
import { expect, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { readModelFile, readModelTime, writeModelFile } from './modelFile.ts';

const createFile = (version: string) => ({ format: MODEL_FORMAT, version, models: {} }) as const;
const OLD = createFile('2026-11-01T00:00:00.000Z');

test('there are no models before the first training, and none of another release', () => {
  const dir = createTempDir();
  const catalogue = path.join(dir, 'vvoz.sqlite');
  expect([readModelFile(catalogue), readModelTime(catalogue)]).toEqual([undefined, 0]);
  writeFileSync(path.join(dir, 'estimate.json'), JSON.stringify({ ...OLD, format: MODEL_FORMAT + 1 }));
  expect(readModelFile(catalogue)).toBeUndefined();
  writeModelFile(catalogue, OLD);
  expect(readModelFile(catalogue)).toEqual(OLD);
  expect(readModelTime(catalogue)).toBeGreaterThan(0);
  expect(readdirSync(dir)).toEqual(['estimate.json']);
});

test('models that cannot be written leave the old ones', () => {
  const dir = createTempDir();
  const catalogue = path.join(dir, 'vvoz.sqlite');
  writeModelFile(catalogue, OLD);
  const before = readFileSync(path.join(dir, 'estimate.json'), 'utf8');
  mkdirSync(path.join(dir, 'estimate.json.part'));
  expect(() => writeModelFile(catalogue, createFile('2026-11-02T00:00:00.000Z'))).toThrow('EISDIR');
  expect(readFileSync(path.join(dir, 'estimate.json'), 'utf8')).toBe(before);
});
