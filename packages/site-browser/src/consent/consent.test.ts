import { beforeEach, expect, test, vi } from 'vitest';
import { onConsent, readConsent, saveConsent } from './consent.ts';

function stubDevice(signals: Readonly<Record<string, unknown>> = {}) {
  const stored = new Map<string, string>();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', signals);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return { page, stored };
}

beforeEach(() => () => vi.unstubAllGlobals());

test('a choice is stored and announced, in this tab and in others', () => {
  const { page, stored } = stubDevice();
  const announced: string[] = [];
  onConsent((choice) => announced.push(choice));
  expect(readConsent()).toBeUndefined();
  saveConsent('all');
  expect([readConsent(), ...announced]).toEqual(['all', 'all']);
  const elsewhere = {
    key: 'vvoz.consent',
    newValue: stored.get('vvoz.consent')?.replace('all', 'necessary'),
  };
  page.dispatchEvent(Object.assign(new Event('storage'), elsewhere));
  page.dispatchEvent(Object.assign(new Event('storage'), { ...elsewhere, key: 'other' }));
  expect(announced).toEqual(['all', 'necessary']);
});

test('a choice is stored when it is announced', () => {
  stubDevice();
  const found: unknown[] = [];
  onConsent(() => found.push(readConsent()));
  saveConsent('all');
  expect(found).toEqual(['all']);
});

test.each([[{ globalPrivacyControl: true }], [{ doNotTrack: '1' }]])(
  'a browser with %o counts as a refusal, until its visitor agrees here',
  (signals) => {
    stubDevice(signals);
    expect(readConsent()).toBe('necessary');
    saveConsent('all');
    expect(readConsent()).toBe('all');
  },
);

test('where storage is forbidden the choice is still announced', () => {
  stubDevice();
  vi.stubGlobal('localStorage', undefined);
  const announced: string[] = [];
  onConsent((choice) => announced.push(choice));
  saveConsent('necessary');
  expect(announced).toEqual(['necessary']);
  expect(readConsent()).toBeUndefined();
});
