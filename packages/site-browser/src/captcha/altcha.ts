import { fromNetwork, Outage } from '../page/fetchJson.ts';
import { reportBug } from '../page/outage.ts';
import { CHALLENGE_PATH } from './captchaPaths.ts';
import { solveChallenge, type Challenge } from './proofOfWork.ts';
import type { TokenSource } from './TokenSource.ts';

/** How long a prepared token is used, ms; the server accepts it for ten minutes. */
const FRESH_MS = 480_000;

async function loadChallenge(): Promise<Challenge> {
  const response = await fromNetwork(fetch(CHALLENGE_PATH));
  if (response.status >= 500) throw new Outage(`${CHALLENGE_PATH} responded ${response.status}`);
  // A later attempt would not succeed either.
  if (!response.ok) throw new Error(`${CHALLENGE_PATH} responded ${response.status}`);
  return fromNetwork(response.json() as Promise<Challenge>);
}

/** The site's own proof of work. It is solved while the visitor fills in the form. */
export function createAltchaSource(solve = solveChallenge, now: () => number = Date.now): TokenSource {
  let prepared: { readonly token: Promise<string>; readonly at: number } | undefined;

  const createToken = async (): Promise<string> => solve(await loadChallenge());
  const takePrepared = (): Promise<string> | undefined => {
    const taken = prepared && now() - prepared.at < FRESH_MS ? prepared.token : undefined;
    prepared = undefined;
    return taken;
  };

  return {
    prepare: () => {
      if (!prepared || now() - prepared.at >= FRESH_MS) prepared = { token: createToken(), at: now() };
      return prepared.token;
    },
    // What failed while preparing may succeed now.
    obtain: async () => (await takePrepared()?.catch(reportBug)) ?? createToken(),
  };
}
