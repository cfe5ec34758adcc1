import { expect, it } from 'vitest';
import { schemeKey, schemeScript, readScheme } from './schemeScript.ts';

function run(stored: string | null | Error): Record<string, string> {
  const dataset: Record<string, string> = {};
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return key === schemeKey ? stored : null;
  };
  const script = new Function('localStorage', 'document', schemeScript);
  script({ getItem }, { documentElement: { dataset } });
  return dataset;
}

it.each(['light', 'dark'])('applies a stored %s scheme before the first paint', (scheme) => {
  expect(run(scheme)).toEqual({ scheme });
});

it.each([null, 'system', '', 'dark"onload='])('leaves the stored value %j to the system', (stored) => {
  expect(run(stored)).toEqual({});
});

it('works when storage is forbidden', () => {
  expect(run(new Error('SecurityError'))).toEqual({});
});

it('cannot end the script element early', () => {
  expect(schemeScript).not.toMatch(/<\//);
});

it('reads an unknown value as the system scheme', () => {
  expect(['dark', 'light', 'sepia', null].map(readScheme)).toEqual(['dark', 'light', 'system', 'system']);
});
