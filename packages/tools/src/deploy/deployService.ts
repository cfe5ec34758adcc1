import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINES, SERVICES, type Command, type Engine } from './deployPlan.ts';

/** Runs a command to its end. Resolves with its exit code. */
export type Runner = (command: Command) => Promise<number>;

export interface DeployOptions {
  /** The folder of the installation, absolute. */
  readonly folder: string;
  readonly engine: Engine;
  readonly run: Runner;
  readonly print: (line: string) => void;
  readonly now?: () => Date;
}

/** A release was not made. The message says what is in service now. */
export class DeployError extends Error {}

/** The file in the folder that has a line for each release: time, service, tag before, tag. */
const HISTORY = 'releases.log';
/** A release's name without its service: a part of a command, so nothing else is admitted. */
const TAG = /^[\w][\w.-]{0,127}$/;

const format = (command: Command): string => command.join(' ');

function openTags({ folder, engine }: DeployOptions, service: string) {
  const { file, tagOf } = ENGINES[engine];
  const full = path.join(folder, file);
  const read = () => {
    if (!existsSync(full)) throw new DeployError(`${full} does not exist: deploy/new-installation.sh`);
    return readFileSync(full, 'utf8');
  };
  const before = tagOf(service).exec(read())?.[2];
  if (before === undefined) throw new DeployError(`${full} has no tag of ${service}`);
  return {
    before,
    write: (tag: string) =>
      writeFileSync(
        full,
        read().replace(tagOf(service), (_, head: string) => head + tag),
      ),
  };
}

/** Runs commands until one fails. Returns that one. */
async function runAll(
  { run, print }: DeployOptions,
  commands: readonly Command[],
): Promise<Command | undefined> {
  for (const command of commands) {
    print(`$ ${format(command)}`);
    if ((await run(command)) !== 0) return command;
  }
  return undefined;
}

/**
 * Releases a service: one process, and when it is healthy the other. When a process does not become healthy, the tag
 * before is put back in the same way. Throws a DeployError.
 */
export async function deployService(service: string, tag: string, options: DeployOptions): Promise<void> {
  const { folder, engine, print, now = () => new Date() } = options;
  if (!SERVICES.includes(service))
    throw new DeployError(`${service} is no service: it must be one of ${SERVICES.join(', ')}`);
  if (!TAG.test(tag)) throw new DeployError(`${tag} is no tag`);
  const { check, replace } = ENGINES[engine];
  const tags = openTags(options, service);
  if (tags.before === tag) throw new DeployError(`${service} has the tag ${tag} already`);
  const unfit = await runAll(options, check(service, tag, folder));
  if (unfit) throw new DeployError(`Nothing was changed: failed: ${format(unfit)}`);
  tags.write(tag);
  const failed = await runAll(options, replace(service, folder));
  if (failed) {
    print(`failed: ${format(failed)}; back to ${tags.before}`);
    tags.write(tags.before);
    const stuck = await runAll(options, replace(service, folder));
    throw new DeployError(
      stuck
        ? `${service} is between ${tag} and ${tags.before}: failed: ${format(stuck)}. Look at its log.`
        : `${tag} did not become healthy. ${service} is ${tags.before} again.`,
    );
  }
  appendFileSync(path.join(folder, HISTORY), `${now().toISOString()} ${service} ${tags.before} ${tag}\n`);
  print(`${service} is ${tag}. To go back: npm run operator -- rollback ${service}`);
}

/** Releases the tag that the service had before its last release. Throws a DeployError. */
export async function rollBackService(service: string, options: DeployOptions): Promise<void> {
  const file = path.join(options.folder, HISTORY);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const last = lines.map((line) => line.split(' ')).findLast(([, name]) => name === service);
  const before = last?.[2];
  if (before === undefined)
    throw new DeployError(`${file} has no release of ${service}: deploy a tag by name`);
  await deployService(service, before, options);
}
