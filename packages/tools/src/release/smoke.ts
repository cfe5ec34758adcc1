import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { waitHealthy } from '../start/health.ts';
import { Supervisor, formatUnexpectedExit } from '../start/processes.ts';
import type { Identity } from './identity.ts';

/** Thrown when a release fails its smoke test. The message says what is wrong. */
export class SmokeError extends Error {
  override name = 'SmokeError';
}

const START_MS = 120_000;

/** Nothing listens at this address: a storefront must start and answer without its backend. */
const NO_BACKEND = 'http://127.0.0.1:9';

/** Variables that a release must not inherit: settings of the operator's shell, and paths into the checkout. */
const hidden = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(?:VVOZ_|NODE_|npm_|DATABASE_URL$)/.test(name))
    .map((name) => [name, undefined]),
);

async function getText(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  return { status: response.status, text: await response.text() };
}

/** Checks that `/healthz` reports the version and commit of this release. Throws SmokeError. */
async function checkHealth(base: string, { version, commit }: Identity): Promise<void> {
  const { text } = await getText(`${base}/healthz`);
  const { release } = JSON.parse(text) as { release?: Partial<Identity> | null };
  if (release?.version !== version || release.commit !== commit)
    throw new SmokeError(
      `/healthz must report version ${version} and commit ${commit}, but it answers ${text}`,
    );
}

/** Checks that a page of a storefront is a document, and that its scripts and styles can be loaded. */
export async function checkPage(base: string): Promise<void> {
  const { status, text } = await getText(`${base}/`);
  if (!/<html[\s>]/.test(text))
    throw new SmokeError(`${base}/ is not a document: status ${status}, ${text.slice(0, 200)}`);
  const assets = [...new Set(text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))];
  if (assets.length === 0) throw new SmokeError(`${base}/ names no script and no style sheet`);
  for (const asset of assets) {
    const answer = await getText(base + asset);
    if (answer.status !== 200) throw new SmokeError(`${asset} of ${base}/ answers ${answer.status}`);
  }
}

/** Checks that the backend answers a call from its shipped content. */
async function checkCall(base: string): Promise<void> {
  const { status, text } = await getText(`${base}/api/options`);
  if (status !== 200) throw new SmokeError(`/api/options answers ${status}: ${text.slice(0, 200)}`);
}

/**
 * Starts a copy of the release outside the repository. Requests its health, and a page of a storefront or a call of the
 * backend. Throws SmokeError when an answer is wrong or the process ends, UnhealthyError when it is not ready in time.
 */
export async function smoke(folder: string, identity: Identity): Promise<void> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'vvoz-release-'));
  const supervisor = new Supervisor();
  const ended = new AbortController();
  try {
    const copy = path.join(place, 'release');
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    const port = String(await getPort());
    const base = `http://127.0.0.1:${port}`;
    const isBackend = identity.name === 'backend';
    const env = isBackend
      ? { VVOZ_BACKEND_PORT: port, VVOZ_DATA_DIR: path.join(place, 'data') }
      : { PORT: port, HOSTNAME: '127.0.0.1', API_URL: NO_BACKEND };
    supervisor.start({
      name: identity.name,
      command: process.execPath,
      args: ['server.js'],
      cwd: copy,
      env: { ...hidden, NODE_ENV: 'production', ...env },
      logFile: path.join(place, 'release.log'),
    });
    const died = supervisor.unexpectedExit.then((unexpectedExit) =>
      Promise.reject(new SmokeError(formatUnexpectedExit(unexpectedExit))),
    );
    const work = async () => {
      await waitHealthy(
        { [identity.name]: `${base}/healthz` },
        { timeoutMs: START_MS, signal: ended.signal },
      );
      await checkHealth(base, identity);
      await (isBackend ? checkCall(base) : checkPage(base));
    };
    await Promise.race([work(), died]);
  } finally {
    ended.abort();
    await supervisor.stop();
    rmSync(place, { recursive: true, force: true });
  }
}
