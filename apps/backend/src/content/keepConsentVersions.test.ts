import { expect, test } from 'vitest';
import type { SiteOptions } from '@vvoz/api/content/contentSchemas';
import { openTempState } from '../state/testing/openTempState.ts';
import { createContentStore } from './createContentStore.ts';
import { importContent } from './importContent.ts';

type Consent = NonNullable<SiteOptions['consent']>;

/** Imports options with one consent after the other. Returns the stored consent and the last report. */
async function importConsents(...consents: readonly (Consent | undefined)[]) {
  const state = await openTempState();
  let report;
  for (const consent of consents) {
    const body = { contacts: { tel: '8 423 200-00-00' }, ...(consent ? { consent } : {}) };
    report = await importContent(state, 'files', {
      entries: [],
      documents: [{ kind: 'option', key: 'site', position: 0, body }],
    });
  }
  return { report, consent: (await createContentStore(state.db, { versionMs: 0 }).options()).consent };
}

const FIRST: Consent = {
  version: '1',
  path: '/soglasie',
  marketing: { version: 'm-1', path: '/soglasie-na-rassylku' },
};

test('a version that was in force stays known, although the operator no longer lists it', async () => {
  const { consent } = await importConsents(FIRST, { version: '2', path: '/soglasie' });
  expect(consent).toMatchObject({ version: '2', earlier: ['1', 'm-1'] });
});

test('versions collect over several changes, each once', async () => {
  const { consent } = await importConsents(
    FIRST,
    { version: '2', path: '/soglasie', earlier: ['1'] },
    { version: '3', path: '/soglasie' },
  );
  expect(consent).toMatchObject({ version: '3', earlier: ['2', '1', 'm-1'] });
});

test('the same import again changes nothing', async () => {
  const second = { version: '2', path: '/soglasie' };
  const { report } = await importConsents(FIRST, second, second);
  expect(report).toMatchObject({ added: 0, changed: 0 });
});

test('options without a consent stay without one', async () => {
  expect((await importConsents(FIRST, undefined)).consent).toBeUndefined();
});
