import { Server } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { register } from './instrumentation.ts';

test.each([
  ['nodejs', true],
  ['edge', false],
])('in the runtime %s the paths of requests are made readable: %s', async (runtime, isPatched) => {
  const { emit } = Server.prototype;
  vi.stubEnv('NEXT_RUNTIME', runtime);
  onTestFinished(() => {
    Server.prototype.emit = emit;
    vi.unstubAllEnvs();
  });
  await register();
  expect(Server.prototype.emit !== emit).toBe(isPatched);
});
