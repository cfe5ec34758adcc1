import { PageError } from '@vvoz/site-server/errors/PageError';

/** The parts of a request that guards check. */
export interface GuardedRequest {
  readonly path: string;
  readonly userAgent: string;
}

/** Returns the error that a request is refused with; undefined lets it pass. */
type Guard = (request: GuardedRequest) => PageError | undefined;

/** Names that robots give themselves, anywhere in the user agent («Googlebot»). CUBOT makes telephones. */
const ROBOT = /(?<!\bcu)bot|crawler|spider/i;

/** True for a user agent that calls itself a robot. */
export const isRobot = (userAgent: string): boolean => ROBOT.test(userAgent);

/** The registry of guards. Page records and the rows below name them. */
const GUARDS = {
  people: ({ userAgent }) =>
    isRobot(userAgent) ? new PageError(403, 'Forbidden: Access denied') : undefined,
} as const satisfies Readonly<Record<string, Guard>>;

/** Guards of paths that have no page record. */
const GUARDED_PATHS: readonly { readonly prefix: string; readonly guard: keyof typeof GUARDS }[] = [
  { prefix: '/cars/', guard: 'people' },
];

/** Beginnings of the paths that robots are refused. robots.txt names them. */
export const ROBOTLESS_PATHS: readonly string[] = GUARDED_PATHS.filter(({ guard }) => guard === 'people').map(
  ({ prefix }) => prefix,
);

/** Finds the error that the guards of a path refuse a request with. */
export function findRefusal(request: GuardedRequest): PageError | undefined {
  const path = request.path.toLowerCase();
  for (const { prefix, guard } of GUARDED_PATHS) {
    const refusal = path.startsWith(prefix) ? GUARDS[guard](request) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}

const isGuard = (name: string): name is keyof typeof GUARDS => Object.hasOwn(GUARDS, name);

/** Throws the error of the first guard of a page record that refuses; a name without a guard is a 500. */
export function passGuards(names: readonly string[], request: GuardedRequest): void {
  for (const name of names) {
    if (!isGuard(name)) throw new PageError(500, 'Unknown middleware');
    const refusal = GUARDS[name](request);
    if (refusal) throw refusal;
  }
}
