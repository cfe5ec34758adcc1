import { expect, test } from 'vitest';
import type { EntryRow } from '../../content/contentRows.ts';
import { importContent, type ContentSource } from '../../content/importContent.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { findConsentText, type ConsentScope } from '../../leads/consents/consentTexts.ts';

const createText = (slug: string, version: string, html: string): EntryRow => ({
  kind: 'documents',
  slug,
  title: 'Согласие',
  date: '2026-11-01',
  category: '',
  position: 0,
  body: { excerpt: '', html, tags: [], templates: [], version },
});

/** Opens a state. `publish` replaces the texts of a source. */
async function openTexts() {
  const state = await openTempState();
  const publish = (source: ContentSource, ...entries: readonly EntryRow[]) =>
    importContent(state, source, {
      entries,
      documents: [
        {
          kind: 'option',
          key: 'site',
          position: 0,
          body: {
            contacts: { tel: '1' },
            consent: {
              version: '2',
              path: '/o-nas/soglasie',
              marketing: { version: 'm', path: '/rassylka' },
            },
          },
        },
      ],
    });
  const agree = (version: string, createdAt: string) =>
    saveLead(state, createSampleLead({ createdAt, consent: { version, at: createdAt } }), []);
  return { state, publish, agree };
}

test('each consent has the text of its page, if that has its version', async () => {
  const { state, publish } = await openTexts();
  await publish('files', createText('soglasie', '2', 'request'), createText('rassylka', 'm', 'mail'));
  const find = async (scope: ConsentScope, version: string) =>
    (await findConsentText(state.db, scope, version))?.html;
  expect([await find('request', '2'), await find('marketing', 'm')]).toEqual(['request', 'mail']);
  expect([await find('request', 'm'), await find('marketing', '2')]).toEqual([undefined, undefined]);
});

test('the text of an editor’s site is shown in place of that of the content folder', async () => {
  const { state, publish } = await openTexts();
  await publish('files', createText('soglasie', '2', 'folder'));
  await publish('wordpress', createText('soglasie', '2', 'editor'));
  expect((await findConsentText(state.db, 'request', '2'))?.html).toBe('editor');
});

test('an earlier version has the newest text that somebody agreed to', async () => {
  const { state, publish, agree } = await openTexts();
  await publish('files', createText('soglasie', '1', 'first'));
  await agree('1', '2026-11-01T00:00:00.000Z');
  await publish('files', createText('soglasie', '1', 'corrected'));
  await agree('1', '2026-11-02T00:00:00.000Z');
  await publish('files', createText('soglasie', '2', 'second'));
  expect((await findConsentText(state.db, 'request', '1'))?.html).toBe('corrected');
  expect((await findConsentText(state.db, 'request', '2'))?.html).toBe('second');
  expect(await findConsentText(state.db, 'request', '3')).toBeUndefined();
});
