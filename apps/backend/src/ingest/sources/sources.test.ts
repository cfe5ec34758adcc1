import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../lib/variableGroup.ts';
import { FEED_TABLES } from '../feedTables.ts';
import { readSourceSettings } from '../sourceSettings.ts';
import { SOURCES } from './sources.ts';

const CONTRACT = readFileSync(path.join(ROOT, 'docs/contracts/feeds.md'), 'utf8').split('\n');

test('names, tables and variables are unique', () => {
  const variables = SOURCES.flatMap(({ variables: { needs, options } }) => [...needs, ...options]);
  for (const list of [SOURCES.map(({ name }) => name), FEED_TABLES.map(({ source }) => source), variables])
    expect(new Set(list).size).toBe(list.length);
  for (const variable of variables) expect(variable).toMatch(/^VVOZ_[A-Z0-9_]+$/);
});

test('a source of lots has tables, and a folder or a protocol to read them from', () => {
  for (const source of SOURCES)
    if (source.kind === 'lots') {
      expect(source.tables.length, source.name).toBeGreaterThan(0);
      expect('folder' in source || 'open' in source, source.name).toBe(true);
    }
});

describe('the contract', () => {
  test.each(SOURCES)('has a row of $name with all its variables', ({ name, variables }) => {
    const row = CONTRACT.find((line) => line.startsWith(`| ${name} |`)) ?? '';
    for (const variable of [...variables.needs, ...variables.options]) expect(row).toContain(variable);
  });

  test.each(FEED_TABLES)('names the folder of $source', ({ source }) => {
    const [name, table] = source.split('/');
    const row = CONTRACT.find((line) => line.startsWith(`| \`${name}/`)) ?? '';
    expect(row).toMatch(new RegExp(`\`(?:${name}/)?${table}\``));
  });
});

describe('settings of the sources', () => {
  test('sources with defaults are always configured, the others when all their variables are set', () => {
    const { settings, faults } = readSourceSettings({ VVOZ_JPCENTER_URL: 'http://h', VVOZ_CBR_URL: ' ' });
    expect(faults).toEqual([]);
    expect(Object.keys(settings)).toEqual(['content', 'costs', 'estimate']);
    expect(settings.content?.dir).toBe(path.join(ROOT, 'apps/backend/content'));
  });

  test('are read with their defaults; folders are relative to the repository', () => {
    const { settings } = readSourceSettings({
      VVOZ_JPCENTER_URL: 'http://h',
      VVOZ_JPCENTER_CODE: 'c',
      VVOZ_ALEADO_DIR: 'feeds/aleado',
    });
    expect(settings.jpcenter).toEqual({
      url: 'http://h',
      code: 'c',
      format: 'json',
      gzip: true,
      tables: ['one', 'hdm', 'korea', 'china'],
      ip: '127.0.0.1',
      skipsType1: false,
    });
    expect(settings.aleado?.dir).toBe(path.join(ROOT, 'feeds/aleado'));
  });

  test('each wrong variable is named, even if the source lacks others', () => {
    const { faults } = readSourceSettings({
      VVOZ_JPCENTER_URL: 'ftp://h',
      VVOZ_JPCENTER_FORMAT: 'yaml',
      VVOZ_CBR_URL: 'x',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'VVOZ_JPCENTER_URL',
      'VVOZ_JPCENTER_FORMAT',
      'VVOZ_CBR_URL',
    ]);
  });
});
