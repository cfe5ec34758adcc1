import path from 'node:path';
import { expect, test } from 'vitest';
import { METRICS } from '@vvoz/telemetry/metrics/metricTable';
import { createCounts } from '../../catalogue/db/ingestRuns.ts';
import { noteDrifts } from '../../estimate/estimateNotes.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { noteBackup } from '../../state/backupNotes.ts';
import { openState } from '../../state/openState.ts';
import { createTestApp } from './testing/testApp.ts';

test('captcha checks are counted by outcome, without anything about a person', async () => {
  const api = await createTestApp([]);
  try {
    for (const token of ['', 'abc'])
      await api.app.inject({
        method: 'POST',
        url: '/api/request/send',
        remoteAddress: '203.0.113.9',
        payload: { tel: '+79141234567', name: 'Анна', token, consent: { version: '2026-11-01' } },
      });
    const { text } = await api.get('/metrics');
    expect(text).toContain('vvoz_leads_received_total 2\n');
    expect(text).toContain('vvoz_captcha_outcomes_total{provider="test",outcome="unverified"} 1\n');
    expect(text).toContain('vvoz_captcha_outcomes_total{provider="test",outcome="passed"} 1\n');
    expect(text).not.toMatch(/Анна|7914|203\.0/);
  } finally {
    await api.close();
  }
});

test('/metrics lists the metrics of the backend for Prometheus; a stranger gets a 404', async () => {
  const api = await createTestApp([]);
  try {
    const { status, headers, text } = await api.get('/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toContain('# TYPE vvoz_leads_received_total counter\nvvoz_leads_received_total 0\n');
    const own = Object.entries(METRICS).filter(([, { owner }]) => owner === 'backend');
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, kind]) => `${name} ${kind}`);
    expect(own.map(([name, { kind }]) => `${name} ${kind}`)).toEqual(expect.arrayContaining(types));
    const stranger = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(stranger.statusCode).toBe(404);
  } finally {
    await api.close();
  }
});

test('calls are counted by the template of their path and the class of their status', async () => {
  const api = await createTestApp();
  try {
    for (const id of ['prius-1', 'prius-2', 'no-such-lot'])
      await api.get(`/api/v2/cars/japan/${id}?ip=203.0.113.9`);
    await api.get('/no/such/path');
    const { text } = await api.get('/metrics');
    const route = 'route="/api/v2/cars/:type/:id"';
    expect(text).toContain(`vvoz_api_requests_total{${route},status="2xx"} 2\n`);
    expect(text).toContain(`vvoz_api_requests_total{${route},status="4xx"} 1\n`);
    expect(text).toContain(`vvoz_api_request_duration_seconds_count{${route}} 3\n`);
    expect(text).toContain('vvoz_api_requests_total{route="none",status="4xx"} 1\n');
    expect(text).not.toMatch(/prius|203\.0/);
  } finally {
    await api.close();
  }
});

test('the figures of the machine: memory, event loop, disk, catalogue, imports, quarantine, pictures, release', async () => {
  const api = await createTestApp();
  try {
    const { text } = await api.get('/metrics');
    const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    for (const name of ['vvoz_backend_memory_bytes', 'vvoz_disk_size_bytes', 'vvoz_catalogue_file_bytes'])
      expect(read(name), name).toBeGreaterThan(0);
    expect(read('vvoz_disk_free_bytes')).toBeLessThanOrEqual(read('vvoz_disk_size_bytes'));
    expect(read('vvoz_backend_event_loop_delay_seconds')).toBeGreaterThanOrEqual(0);
    expect(read('vvoz_quarantine_records')).toBe(0);
    expect(text).toContain('vvoz_picture_cache_bytes{cache="drawn"} 3000\n');
    expect(text).toContain('vvoz_pictures_total{cache="drawn",from="disk"} 2\n');
    expect(text).toContain('vvoz_pictures_total{cache="foreign",from="bucket"} 0\n');
    expect(text).not.toContain('vvoz_picture_cache_bytes{cache="foreign"}');
    expect(text).toContain('vvoz_backend_build_info{version="checkout"} 1\n');
    expect(Number(/^vvoz_catalogue_lots\{type="japan"\} (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  } finally {
    await api.close();
  }
});

test('deliveries by their state, the last import that ended, the last backup; times are in seconds', async () => {
  const api = await createTestApp([]);
  const state = await openState({ file: path.join(path.dirname(api.file), 'state.sqlite') });
  try {
    for (const delivery of ['delivered', 'pending', 'pending', 'dead', 'dead', 'dead']) {
      const { id } = await saveLead(state, createSampleLead(), ['webhook']);
      await state.db.updateTable('delivery').set({ state: delivery }).where('lead_id', '=', id).execute();
    }
    for (const [outcome, begin, end] of [
      ['done', '10:00:00', '10:10:00'],
      ['done', '10:30:00', '10:31:00'],
      ['running', '11:00:00', ''],
    ] as const)
      await state.db
        .insertInto('feed_run')
        .values({
          ...createCounts(),
          id: begin,
          source: 'jpcenter/main',
          started_at: `2026-11-22T${begin}.000Z`,
          finished_at: end && `2026-11-22T${end}.000Z`,
          outcome,
          error: '',
          losses: '',
        })
        .execute();
    await noteBackup(state.db, 'complete', new Date('2026-11-22T00:00:00Z'));
    const { text } = await api.get('/metrics');
    for (const line of [
      'vvoz_leads_delivered_total{target="webhook"} 1',
      'vvoz_leads_pending{target="webhook"} 2',
      'vvoz_leads_dead{target="webhook"} 3',
      'vvoz_feed_duration_seconds{source="jpcenter/main"} 60',
      `vvoz_feed_last_success_timestamp_seconds{source="jpcenter/main"} ${Date.UTC(2026, 10, 22, 10, 31) / 1000}`,
      `vvoz_backup_last_success_timestamp_seconds ${Date.UTC(2026, 10, 22) / 1000}`,
    ])
      expect(text).toContain(`${line}\n`);
  } finally {
    await state.close();
    await api.close();
  }
});

test('the errors of estimates are given by type', async () => {
  const api = await createTestApp([]);
  const state = await openState({ file: path.join(path.dirname(api.file), 'state.sqlite') });
  try {
    expect((await api.get('/metrics')).text).not.toContain('vvoz_estimate_error_ratio{');
    await noteDrifts(state.db, [
      { type: 'japan', week: '2026-11-20', sales: 500, error: 0.14, coverage: 0.61, usualError: 0.07 },
    ]);
    const { text } = await api.get('/metrics');
    expect(text).toContain('vvoz_estimate_error_ratio{type="japan"} 0.14\n');
    expect(text).toContain('vvoz_estimate_usual_error_ratio{type="japan"} 0.07\n');
    expect(text).toContain('vvoz_estimate_coverage_ratio{type="japan"} 0.61\n');
  } finally {
    await state.close();
    await api.close();
  }
});
