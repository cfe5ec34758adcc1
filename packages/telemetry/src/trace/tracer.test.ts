import { afterEach, expect, test, vi } from 'vitest';
import { getTracer, setTracer, type Tracer } from './tracer.ts';

afterEach(() => setTracer(undefined));

test('a tracer is found by the module that Next loads a second time, and by none when it is taken away', async () => {
  const tracer: Tracer = { start: () => ({ traceparent: '', end: () => undefined }) };
  setTracer(tracer);
  vi.resetModules();
  const second = await import('./tracer.ts');
  expect(second.getTracer).not.toBe(getTracer);
  expect(second.getTracer()).toBe(tracer);
  second.setTracer(undefined);
  expect(getTracer()).toBeUndefined();
});
