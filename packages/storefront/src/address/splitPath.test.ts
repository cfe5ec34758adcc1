import { describe, expect, test, vi } from 'vitest';
import type { PathChoice, PathFacet } from '@vvoz/catalogue/query/query';
import { resolvePath, splitPath } from './splitPath.ts';

describe('split a path', () => {
  const bases = ['/japan', '/japan/czeny-na-avto', '/statistika-prodazh'];
  test.each([
    ['/japan/czeny-na-avto', '/japan/czeny-na-avto', []],
    ['/japan/czeny-na-avto/toyota/prius', '/japan/czeny-na-avto', ['toyota', 'prius']],
    ['/japan/czeny-na-avto-2', '/japan', ['czeny-na-avto-2']],
  ])('%s → %s and %j', (path, base, segments) => expect(splitPath(path, bases)).toEqual({ base, segments }));

  test('on a host whose front page is the catalogue', () =>
    expect(splitPath('/toyota', ['/'])).toEqual({ base: '/', segments: ['toyota'] }));
  test('nothing outside of all catalogues', () =>
    expect(splitPath('/statistika-prodazh2', bases)).toBeUndefined());
});

describe('resolve the names of a path', () => {
  const MODELS: Readonly<Record<string, readonly string[]>> = {
    TOYOTA: ['LAND CRUISER PRADO', 'PRIUS'],
    MITSUBISHI: ['DELICA D:5'],
  };
  const loadNames = vi.fn(async (key: PathFacet, { brand = '', model }: PathChoice) =>
    key === 'brand' ? Object.keys(MODELS) : key === 'model' ? (MODELS[brand] ?? []) : model ? ['ZVW50'] : [],
  );

  test.each([
    [[], {}],
    [['toyota'], { brand: 'TOYOTA' }],
    [['toyota', 'land-cruiser-prado'], { brand: 'TOYOTA', model: 'LAND CRUISER PRADO' }],
    [['mitsubishi', 'delica-d%3A5', 'zvw50'], { brand: 'MITSUBISHI', model: 'DELICA D:5', kuzov: 'ZVW50' }],
    [['toyota', 'delica-d:5'], undefined],
    [['skoda'], undefined],
    [['toyota', 'prius', 'zvw50', 'more'], undefined],
  ])('%j → %j', async (segments, choice) => expect(await resolvePath(segments, loadNames)).toEqual(choice));

  test('loading stops at the first unknown name', async () => {
    loadNames.mockClear();
    await resolvePath(['skoda', 'octavia'], loadNames);
    expect(loadNames).toHaveBeenCalledTimes(1);
  });
});
