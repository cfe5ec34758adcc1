// Needs only Node >= 20 and npm. Gets pnpm through npm, installs the workspace when the lockfile has changed, then runs
// the given command with the workspace's own Node (24) and tools on PATH.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const windows = process.platform === 'win32';
const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  fail(`Vvoz needs Node 20 or newer; this is ${process.version}: install a newer Node and try again.`);
}

/** Finds the directory of PATH that contains `name`; undefined when there is none. */
function findDirectory(name) {
  const names = windows ? [`${name}.cmd`, `${name}.exe`] : [name];
  return (process.env.PATH ?? '').split(path.delimiter).find((directory) =>
    names.some((file) => {
      try {
        accessSync(path.join(directory, file), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

// `npm exec --package pnpm@…` starts this file with this option, to find out where npm has put pnpm.
if (process.argv[2] === '--print-pnpm-directory') {
  process.stdout.write(findDirectory('pnpm') ?? '');
  process.exit(0);
}
if (process.argv.length < 3) fail('Usage: node packages/tools/bin/with-tools.mjs COMMAND [ARGUMENT …]');

// npm passes its settings on to its children. pnpm would read them as its own settings and refuse some.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // Compiled code of all programs that a command starts: without it a short one spends half its time with compiling.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
  // npm start prints how long the start took, including the installation.
  VVOZ_BEGUN_AT: String(Date.now()),
};
for (const key of Object.keys(env)) {
  if (/^npm_(config|lifecycle|package)_/i.test(key) && !/_(registry|cafile|nodedir|cache)$/i.test(key))
    delete env[key];
}

let running;
let receivedSignal;
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    receivedSignal ??= signal;
    // The terminal sends Ctrl-C to the whole process group. A second one would force the child to end at once.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) running?.kill(signal);
  });
}
/** Returns the process id of the npm that started this program, directly or through a shell; undefined when unknown. */
function findNpmProcess() {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const isShell = /\((?:da|ba|z|a|k)?sh\)/.test(stat);
    return isShell ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : process.ppid;
  } catch {
    return undefined;
  }
}

// An npm that is killed with SIGKILL does not stop its children. So this program watches it and stops the command.
const npm = findNpmProcess();
if (npm > 1) {
  setInterval(() => {
    try {
      process.kill(npm, 0);
    } catch (error) {
      if (error.code === 'ESRCH') running?.kill('SIGTERM');
    }
  }, 1000).unref();
}

/**
 * Runs a command. Resolves with its output, if its stdout is piped, and with its exit code: 130 after SIGINT, 143 after
 * any other signal.
 */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(command, args, { cwd: root, env, shell: windows, ...options });
    const output = [];
    running.stdout?.on('data', (chunk) => output.push(chunk));
    running.on('error', reject);
    running.on('close', (code, signal) =>
      resolve({
        code: code ?? (signal === 'SIGINT' ? 130 : 143),
        output: Buffer.concat(output).toString().trim(),
      }),
    );
  });
}

async function runViaNpm(packageManager, args, stdio) {
  const npmExec = ['exec', '--yes', '--package', packageManager, '--', ...args];
  try {
    return await run('npm', npmExec, { stdio });
  } catch (error) {
    return fail(`npm could not be started (${error.message}): install npm beside Node and try again.`);
  }
}

/** Installs if the lockfile has changed since the last installation. Returns the directory of pnpm, which turbo calls. */
async function install() {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const mark = path.join(root, 'node_modules/.vvoz-lock.yaml');
  const pnpmMark = path.join(root, 'node_modules/.vvoz-pnpm');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
    process.stderr.write('Installing the workspace (the first time takes a minute or two) …\n');
    rmSync(mark, { force: true });
    const result = await runViaNpm(
      packageManager,
      ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'],
      ['ignore', 2, 2],
    );
    if (receivedSignal) process.exit(result.code || 130);
    if (result.code !== 0) {
      fail(
        'Installing failed: see the lines above (usual reasons: the disk is full, or there is no network).',
      );
    }
    writeFileSync(mark, lock);
    rmSync(pnpmMark, { force: true });
  }
  const saved = existsSync(pnpmMark) ? readFileSync(pnpmMark, 'utf8') : '';
  if (saved.startsWith(`${packageManager}\n`) && existsSync(saved.split('\n')[1]))
    return saved.split('\n')[1];
  const search = await runViaNpm(
    packageManager,
    ['node', fileURLToPath(import.meta.url), '--print-pnpm-directory'],
    ['ignore', 'pipe', 2],
  );
  if (search.code !== 0 || search.output === '')
    fail(`npm could not install ${packageManager}: see the lines above.`);
  writeFileSync(pnpmMark, `${packageManager}\n${search.output}`);
  return search.output;
}

const pnpmDirectory = await install();
const bin = path.join(root, 'node_modules/.bin');
if (!existsSync(path.join(bin, windows ? 'node.cmd' : 'node')) && major < 24) {
  fail(
    `There is no packaged Node 24 for ${process.platform} ${process.arch}, and this is ${process.version}: install Node 24 and try again.`,
  );
}
env.PATH = [bin, pnpmDirectory, env.PATH].join(path.delimiter);
const [command, ...args] = process.argv.slice(2);
try {
  const { code } = await run(command, args, { stdio: 'inherit' });
  process.exit(code);
} catch (error) {
  fail(`${command} could not be started: ${error.message}`);
}
