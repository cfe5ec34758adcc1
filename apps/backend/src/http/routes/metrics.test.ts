import { expect, test } from 'vitest';
import { createTestApp } from './testing/testApp.ts';

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
