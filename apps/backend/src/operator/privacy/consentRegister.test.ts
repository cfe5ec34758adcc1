import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { ContentRows } from '../../content/contentRows.ts';
import { readContentFolder } from '../../content/files/readContentFolder.ts';
import { importContent } from '../../content/importContent.ts';
import { listConsents } from '../../leads/consents/consentRegister.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import type { State } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { runLeadsCommand } from '../cli/leadsCommands.ts';
import { forgetPersonalData } from './forgetPersonalData.ts';
import { withdrawMarketing } from './withdrawMarketing.ts';

const VERSION = '2026-11-01';
const NOW = new Date('2026-11-22T10:00:00.000Z');
const SAMPLE = createSampleLead();
const ANNA = createSampleLead({
  id: 'anna',
  consent: { version: VERSION, at: '2020-01-01T00:00:00.000Z' },
  marks: { ...SAMPLE.marks, marketing: VERSION },
});
const PETR = createSampleLead({ id: 'petr', tel: '+79140000001', consent: ANNA.consent });

let shipped: ContentRows;
beforeAll(() => {
  shipped = readContentFolder(path.resolve(import.meta.dirname, '../../../content'));
});

/** The shipped content with another text of the consent. */
const replaceConsent = (html: string): ContentRows => ({
  ...shipped,
  entries: shipped.entries.map((row) =>
    row.slug === 'soglasie' && 'version' in row.body ? { ...row, body: { ...row.body, html } } : row,
  ),
});

const listActs = async (state: State) =>
  (await listConsents(state, '')).map(({ lead_id: lead, act, scope }) => `${lead} ${act} ${scope}`);

async function print(state: State, command: Parameters<typeof runLeadsCommand>[1]): Promise<string> {
  let output = '';
  for await (const piece of runLeadsCommand(
    { state, targets: [], now: NOW, backups: { dir: createTempDir(), keep: 3 } },
    command,
  ))
    output += piece;
  return output;
}

eachState('the register of consents', ({ open }) => {
  it('has version, text, page and the server’s time of each consent, and no person', async () => {
    const state = await open();
    await importContent(state, 'files', shipped);
    await saveLead(state, ANNA, []);
    const [request, marketing] = (await listConsents(state, '')).toSorted((a, b) =>
      a.scope < b.scope ? 1 : -1,
    );
    expect(request).toMatchObject({
      at: ANNA.createdAt,
      act: 'given',
      scope: 'request',
      version: VERSION,
      text_hash: expect.stringMatching(/^[\da-f]{64}$/),
      page: ANNA.page,
      host: ANNA.host,
    });
    expect(marketing).toMatchObject({
      scope: 'marketing',
      text_hash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(marketing?.text_hash).not.toBe(request?.text_hash);
    const register = await print(state, { kind: 'consents', since: '', text: undefined });
    expect(register).toContain('anna,given,marketing');
    expect(register).not.toMatch(/Анна|79141234567|203\.0\.113/);
    const text = await print(state, { kind: 'consents', since: '', text: request?.text_hash });
    expect(text).toContain('Согласие на обработку персональных данных');
    await expect(print(state, { kind: 'consents', since: '', text: 'no' })).rejects.toThrow('No text');
  });

  it('keeps the text of a version that was changed, and knows which one each visitor saw', async () => {
    const state = await open();
    await importContent(state, 'files', shipped);
    await saveLead(state, { ...ANNA, marks: SAMPLE.marks }, []);
    await importContent(state, 'files', replaceConsent('<p>Другие условия</p>'));
    await saveLead(state, PETR, []);
    const hashes = (await listConsents(state, '')).map(({ text_hash: hash }) => hash);
    expect(new Set(hashes).size).toBe(2);
    expect(hashes).not.toContain('');
  });

  it('has no hash when no known text has the version, and the request is still saved', async () => {
    const state = await open();
    await saveLead(state, ANNA, []);
    expect((await listConsents(state, '')).map(({ text_hash: hash }) => hash)).toEqual(['', '']);
  });

  it('has withdrawals: of mailing alone, and of everything by a removal', async () => {
    const state = await open();
    for (const lead of [ANNA, PETR]) await saveLead(state, lead, []);
    expect(await withdrawMarketing(state, ANNA.tel, NOW)).toBe(1);
    expect(await withdrawMarketing(state, ANNA.tel, NOW)).toBe(0);
    await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    expect((await listActs(state)).toSorted()).toEqual([
      'anna given marketing',
      'anna given request',
      'anna withdrawn marketing',
      'anna withdrawn request',
      'petr given request',
    ]);
    expect(await print(state, { kind: 'withdraw', tel: PETR.tel })).toContain('withdrawn: 0');
  });

  it('keeps a consent after retention, which is not a withdrawal', async () => {
    const state = await open();
    await saveLead(state, ANNA, []);
    await forgetPersonalData(state, { cause: 'retention', before: NOW, chatBefore: NOW }, NOW);
    expect((await listActs(state)).toSorted()).toEqual(['anna given marketing', 'anna given request']);
  });

  it('includes requests that are older than the register', async () => {
    const state = await open();
    await saveLead(state, ANNA, []);
    await state.db.deleteFrom('consent_event').execute();
    expect((await listActs(state)).toSorted()).toEqual(['anna given marketing', 'anna given request']);
    await withdrawMarketing(state, ANNA.tel, NOW);
    expect(await listActs(state)).toContain('anna withdrawn marketing');
  });
});
