import { findPlayObstacle, PlayRefused } from '@vvoz/demo/playFolder';

type Variables = Record<string, string | undefined>;

/** Variables of Vvoz, of its databases and of its telemetry: they may name what is real. */
const OWN = /^(?:VVOZ_\w+|OTEL_\w+|PG[A-Z]+|DATABASE_URL|CATALOG_URL|PICTURES_URL|API_URL|PORT|HOSTNAME)$/;
/** Of these, what says where and how a play runs: ports, its folder, and variables of the tools themselves. */
const PLACES = /^VVOZ_(?:\w+_PORT|DATA_DIR|PLAY|RUNS|BEGUN_AT|TEST_\w+)$/;

const isReal = (name: string): boolean => OWN.test(name) && !PLACES.test(name);

/**
 * Returns a copy of the environment for programs that play: without databases, sources, targets, keys and public addresses
 * of an installation.
 */
export const createPlayEnvironment = (environment: Variables = process.env): Variables =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !isReal(name)));

/**
 * Begins a program that plays: removes from its environment, and so from those of its children, whatever names something
 * real. Every log line of the backend and the sites has `name` as `play`.
 */
export function enterPlay(name: string, environment: Variables = process.env): void {
  for (const variable of Object.keys(environment)) if (isReal(variable)) delete environment[variable];
  environment['VVOZ_PLAY'] ??= name;
}

/** Throws PlayRefused for the data folder of an installation. Returns its argument. */
export function requirePlayFolder<T extends { readonly dataDir: string }>(settings: T): T {
  const obstacle = findPlayObstacle(settings.dataDir);
  if (obstacle !== undefined) throw new PlayRefused(obstacle);
  return settings;
}
