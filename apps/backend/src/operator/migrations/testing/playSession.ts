import { randomUUID } from 'node:crypto';
import {
  dropOldMessages,
  listMessages,
  listNewMessages,
  saveAnswer,
  saveVisitorMessage,
} from '../../../chat/chatMessages.ts';
import { listConversations } from '../../../chat/findConversations.ts';
import { importContent } from '../../../content/importContent.ts';
import { findRates, saveRates } from '../../../cost/rates/ratesStore.ts';
import { listSettingsVersions, seedSettings } from '../../../cost/store/settingsStore.ts';
import { createQuarantine } from '../../../ingest/quarantine.ts';
import { findQuarantined } from '../../../ingest/findQuarantined.ts';
import { findRuns, recordRun } from '../../../ingest/health/feedRuns.ts';
import { createCaptchaTokens } from '../../../leads/captcha/captchaTokens.ts';
import { countLeads } from '../../../leads/countLeads.ts';
import { findLead } from '../../../leads/findLeads.ts';
import { claimDeliveries, markDelivered, markFailed } from '../../../leads/outbox.ts';
import { retryLeads } from '../../../leads/retryLeads.ts';
import { saveLead } from '../../../leads/saveLead.ts';
import { createSampleLead } from '../../../leads/testing/createSampleLead.ts';
import { DeliveryError } from '../../../leads/targets/Target.ts';
import { claimRun, releaseLease, takeLease } from '../../../state/lease.ts';
import { readNote, writeNote } from '../../../state/notes.ts';
import type { State } from '../../../state/openState.ts';
import { forgetPersonalData } from '../../privacy/forgetPersonalData.ts';

const NOW = new Date('2026-11-22T03:00:00.000Z');
const NO_RUN = { read: 1, added: 1, changed: 0, unchanged: 0, withdrawn: 0, quarantined: 0, whole: true };

async function playLeads(state: State): Promise<void> {
  const lead = createSampleLead();
  await saveLead(state, lead, ['webhook', 'smtp']);
  await saveLead(state, lead, ['webhook', 'smtp']);
  await saveLead(state, createSampleLead({ tel: '+79140000002' }), ['webhook']);
  for (const target of ['webhook', 'smtp']) {
    const claim = { target, holder: 'worker', limit: 1, leaseMs: 60_000, now: NOW };
    for (const delivery of await claimDeliveries(state, claim))
      await (target === 'webhook'
        ? markDelivered(state, delivery, NOW)
        : markFailed(state, delivery, new DeliveryError('no answer'), NOW));
  }
  await retryLeads(state, { kind: 'lead', id: lead.id }, ['webhook', 'telegram'], NOW);
  await findLead(state, lead.id);
  await countLeads(state);
}

async function playChat(state: State): Promise<void> {
  const conversation = randomUUID();
  const post = {
    conversation,
    id: randomUUID(),
    text: 'Звоните 8 914 000-00-02',
    host: 'main',
    page: '/',
  } as const;
  await saveVisitorMessage(state.db, post, NOW);
  await saveVisitorMessage(state.db, post, NOW);
  await saveAnswer(state.db, { conversation, id: randomUUID(), text: 'Добрый день' }, NOW);
  await listMessages(state.db, conversation);
  await listNewMessages(state.db, [conversation], NOW);
  await listConversations(state.db, 10);
  await dropOldMessages(state.db, new Date('2020-01-01T00:00:00.000Z'));
}

async function playOperator({ db }: State): Promise<void> {
  await seedSettings(db, NOW);
  await listSettingsVersions(db);
  await saveRates(db, [{ currency: 'jpy', day: '2026-11-21', rub: '0.55', source: 'cbr' }], NOW);
  await findRates(db, '2026-11-22');
  await recordRun(db, 'cbr', async () => NO_RUN);
  await findRuns(db);
  const quarantine = createQuarantine(db, 'jpcenter/main', 1);
  await quarantine.add([{ place: 'main:1', reason: 'no brand', record: '{}' }]);
  await quarantine.replaceEarlier();
  await findQuarantined(db);
  const tokens = createCaptchaTokens(db, () => NOW);
  await tokens.use('token', { kind: 'passed', score: 1 }, 'key');
  await tokens.find('token');
  await takeLease(db, 'job', 'holder', 1000, NOW);
  await claimRun(db, 'job', NOW);
  await releaseLease(db, 'job', 'holder');
  await writeNote(db, 'name', 'value');
  await readNote(db, 'name');
}

/** Does once what a backend does with the operator's data all day. */
export async function playSession(state: State): Promise<void> {
  await playLeads(state);
  await playChat(state);
  await playOperator(state);
  await importContent(state, 'files', {
    entries: [
      {
        kind: 'articles',
        slug: 'a',
        title: 'А',
        date: '2026-11-22',
        category: '',
        position: 0,
        body: { excerpt: '', tags: [], templates: [], html: '<p>А</p>' },
      },
    ],
    documents: [{ kind: 'option', key: 'categories', position: 0, body: { a: 'А' } }],
  });
  await importContent(state, 'files', { entries: [], documents: [] });
  await forgetPersonalData(state, { cause: 'request', tel: '+79140000002' }, NOW);
  await forgetPersonalData(state, { cause: 'retention', before: NOW, chatBefore: NOW }, NOW);
}
