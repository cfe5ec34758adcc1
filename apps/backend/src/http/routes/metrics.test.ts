import { expect, test } from 'vitest';
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

test('Prometheus reads what came in and what waits, from our own servers only', async () => {
  const api = await createTestApp([]);
  try {
    const { status, headers, text } = await api.get('/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toContain('# TYPE vvoz_leads_received_total counter\nvvoz_leads_received_total 0\n');
    expect(text).toContain('# TYPE vvoz_leads_pending gauge\n');
    const stranger = await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(stranger.statusCode).toBe(404);
  } finally {
    await api.close();
  }
});
