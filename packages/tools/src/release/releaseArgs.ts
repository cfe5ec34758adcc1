import { parseArgs } from 'node:util';
import { SERVICES, type Service } from '../start/settings.ts';

/** Thrown when the command line is wrong. The message says what is wrong and what to write. */
export class ReleaseArgsError extends Error {
  override name = 'ReleaseArgsError';
}

export interface ReleaseArgs {
  readonly service: Service;
  /** The unit tests have passed for this commit, so they are not run again. */
  readonly tested: boolean;
  /** Release a tree with uncommitted changes. */
  readonly allowDirty: boolean;
}

const isService = (name: string): name is Service => SERVICES.some((service) => service === name);

/** Reads the arguments of `npm run release`. Throws ReleaseArgsError. */
export function parseReleaseArgs(args: readonly string[]): ReleaseArgs {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      tested: { type: 'boolean', default: false },
      'allow-dirty': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [service = '', ...more] = positionals;
  if (!isService(service) || more.length > 0) {
    const problem =
      positionals.length === 0
        ? 'No service to release is named'
        : `Cannot release "${positionals.join(' ')}"`;
    throw new ReleaseArgsError(
      `${problem}: write "npm run release -- NAME" with one of ${SERVICES.join(', ')}.`,
    );
  }
  return { service, tested: values.tested, allowDirty: values['allow-dirty'] };
}
