import { Server } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onRequestError, register } from './serverHooks.ts';

test.each([
  ['edge', false],
  ['nodejs', true],
])('in the runtime %s servers are patched: %s', async (runtime, isPatched) => {
  const { emit } = Server.prototype;
  vi.stubEnv('NEXT_RUNTIME', runtime);
  onTestFinished(() => {
    Server.prototype.emit = emit;
    vi.unstubAllEnvs();
  });
  await register();
  expect(Server.prototype.emit !== emit).toBe(isPatched);
});

test('an error outside of a request is ignored', () => {
  expect(() => onRequestError(new Error('a mistake'))).not.toThrow();
});
