import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/root.ts';
import { ENGINES, SERVICES, type Engine } from './deployPlan.ts';
import { DeployError, deployService, rollBackService, type Runner } from './deployService.ts';

const USAGE = `Usage: npm run operator -- deploy SERVICE TAG --folder FOLDER [--kubernetes] [--dry-run]
       npm run operator -- rollback SERVICE --folder FOLDER [--kubernetes] [--dry-run]

Releases one service: one process, and when it is healthy the other. Puts the tag before back when it is not.
  SERVICE       ${SERVICES.join(', ')}
  TAG           the tag of its image: 0.1.0-6d74065b1c2d
  --folder      the folder of the installation (deploy/new-installation.sh); default: VVOZ_INSTALLATION
  --kubernetes  with kubectl and the folder's kustomization.yaml, instead of Docker Compose
  --dry-run     prints the commands without running them; nothing is changed`;

/** Runs a command with the terminal of this one, from the repository's root. */
const runHere: Runner = ([program, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      folder: { type: 'string' },
      kubernetes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [action, service, tag, ...rest] = positionals;
  const isRollback = action === 'rollback';
  const folder = values.folder ?? process.env['VVOZ_INSTALLATION'];
  if (service === undefined || rest.length > 0 || (tag === undefined) !== isRollback || folder === undefined)
    throw new DeployError(USAGE);
  const engine: Engine = values.kubernetes ? 'kubernetes' : 'compose';
  if (values['dry-run']) {
    const { check, replace } = ENGINES[engine];
    const commands = [...check(service, tag ?? 'TAG', folder), ...replace(service, folder)];
    return console.log(commands.map((command) => command.join(' ')).join('\n'));
  }
  const options = { folder: path.resolve(folder), engine, run: runHere, print: console.log };
  await (isRollback ? rollBackService(service, options) : deployService(service, tag ?? '', options));
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof DeployError || error instanceof TypeError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
