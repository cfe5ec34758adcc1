import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { receiptSchema } from '@vvoz/api/calc/receipt';
import { UsageError } from './UsageError.ts';
import { parseSettingsArgs } from './settingsArgs.ts';
import { parseTablesArgs } from './tablesArgs.ts';

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function createTempDir(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-cost-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Runs a program of this folder as the shell does. */
async function run(
  name: string,
  args: readonly string[],
  { input = '', dataDir = createTempDir() } = {},
): Promise<Run> {
  const running = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, name), ...args], {
    env: { ...process.env, VVOZ_DATA_DIR: dataDir, DATABASE_URL: undefined },
  });
  running.child.stdin?.end(input);
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      err: error.stderr,
    }),
  );
}

const QUESTION = {
  customsValueRub: 1_000_000,
  displacementCc: 1496,
  powerHp: 109,
  ageMonths: 48,
  date: '2026-09-05',
};

describe('cost', () => {
  it('prints only JSON and creates no files', async () => {
    const dataDir = createTempDir();
    const { code, out, err } = await run('cost.ts', [], { input: JSON.stringify([QUESTION]), dataDir });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(receiptSchema.array().parse(JSON.parse(out))[0]?.totals.total).toBe(265_892);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('calculates the other vehicles when one fails, and exits with 1', async () => {
    const input = JSON.stringify([{ ...QUESTION, powerHp: 'many' }, QUESTION]);
    const { code, out, err } = await run('cost.ts', [], { input });
    expect(code).toBe(1);
    expect(err).toContain('Vehicles that cannot be calculated: 1.');
    expect(JSON.parse(out)).toMatchObject([{ error: { field: 'powerHp' } }, { totals: { total: 265_892 } }]);
  });

  it('reports input that is not JSON', async () => {
    const { code, out, err } = await run('cost.ts', [], { input: '{' });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('not valid JSON');
  });
});

test('settings: saves a file, calculates with it, names the field of a fault', async () => {
  const dataDir = createTempDir();
  const shown = await run('settings.ts', ['show'], { dataDir });
  const data = JSON.parse(shown.out) as { russia: { company: number } };
  const file = path.join(dataDir, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...data, russia: { ...data.russia, company: 61_000 } }));
  const saved = await run('settings.ts', ['save', file, '--remark', 'a thousand more'], { dataDir });
  expect(saved.out).toBe('Saved as version 2.\n');
  expect((await run('settings.ts', ['history'], { dataDir })).out).toContain('a thousand more');
  const input = JSON.stringify({
    ...QUESTION,
    customsValueRub: undefined,
    price: 1_000_000,
    currency: 'jpy',
  });
  const { out } = await run('cost.ts', [], { dataDir, input });
  expect(receiptSchema.parse(JSON.parse(out)).lines.find(({ code }) => code === 'company')?.amountRub).toBe(
    61_000,
  );
  writeFileSync(file, '{"russia":{"company":-1}}');
  const refused = await run('settings.ts', ['save', file, '--remark', 'wrong'], { dataDir });
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('russia.company');
});

test('tables: checks the files and compares two days', async () => {
  const check = await run('tables.ts', ['check']);
  expect(check.code).toBe(0);
  expect(check.out).toContain('2026-01-01 – 2026-12-31');
  const diff = await run('tables.ts', ['diff', '2025-12-01', '2026-01-01']);
  expect(diff.out).toContain('vat.percent: 20 → 22');
  const same = await run('tables.ts', ['diff', '2026-01-01', '2026-12-31']);
  expect(same.out).toMatch(/Differences between .*: 0$/m);
  expect(check.out).toContain('clearanceFee (last_known)');
  const show = await run('tables.ts', ['show', '2027-05-05', 'clearanceFee']);
  expect(show.out).toContain('excise: derived · НК РФ');
  expect(show.out).toContain('clearanceFee: last_known of 2026 · ');
  expect(show.out).toContain('clearanceFee.rows.0.feeRub: 1231');
});

test.each([
  [() => parseTablesArgs([]), 'A command is missing'],
  [() => parseTablesArgs(['drop']), 'drop'],
  [() => parseTablesArgs(['check', 'x']), 'check x'],
  [() => parseTablesArgs(['diff', '2026-01-01']), 'needs a day like'],
  [() => parseTablesArgs(['diff', '2026-02-31', '2026-01-01']), '2026-02-31'],
  [() => parseTablesArgs(['diff', '2026-01-01', '2026-01-02', 'x']), 'Unknown command'],
  [() => parseSettingsArgs([]), 'A command is missing'],
  [() => parseSettingsArgs(['drop']), 'drop'],
  [() => parseSettingsArgs(['save', 'f.json']), '--remark'],
  [() => parseSettingsArgs(['save']), 'FILE'],
  [() => parseSettingsArgs(['show', 'x']), 'x'],
  [() => parseSettingsArgs(['show', '--version', '0']), '--version'],
  [() => parseSettingsArgs(['history', '--version', '1']), '--version'],
  [() => parseSettingsArgs(['check', 'f', '--remark', 'x']), '--remark'],
  [() => parseSettingsArgs(['check', 'f', 'g']), 'g'],
  [() => parseSettingsArgs(['--nonsense']), 'nonsense'],
])('case %#: a wrong command line is an error that names the fault', (parse, fault) => {
  expect(parse).toThrow(UsageError);
  expect(parse).toThrow(fault);
});
