// Runs under any Node >= 20 with npm alone: brings pnpm through npm, installs the workspace when the
// lockfile changed, then runs the given command with the workspace's own Node (24) and tools on PATH.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const windows = process.platform === 'win32';
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  fail(`Vvoz needs Node 20 or newer; this is ${process.version}: install a newer Node and try again.`);
}

/** Directory of PATH that holds `name`, or undefined. */
function directoryOf(name) {
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

// This very file, started by `npm exec --package pnpm@…`, tells where npm has put pnpm.
if (process.argv[2] === '--print-pnpm-directory') {
  process.stdout.write(directoryOf('pnpm') ?? '');
  process.exit(0);
}
if (process.argv.length < 3) fail('Usage: node packages/tools/bin/with-tools.mjs COMMAND [ARGUMENT …]');

// npm hands its own settings down; pnpm would read them as its own and refuse some of them.
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // For "ready in … s": installing is part of the wait.
  VVOZ_BEGUN_AT: String(Date.now()),
};
for (const key of Object.keys(env)) {
  if (/^npm_(config|lifecycle|package)_/i.test(key) && !/_(registry|cafile|nodedir|cache)$/i.test(key))
    delete env[key];
}

let running;
let asked;
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    asked ??= signal;
    // The terminal sends Ctrl-C to the whole group: the child has it already and a second one would be "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) running?.kill(signal);
  });
}
/** The npm that started this: our parent, or its parent when a shell stands between; undefined when unknown. */
function npmProcess() {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const isShell = /\((?:da|ba|z|a|k)?sh\)/.test(stat);
    return isShell ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : process.ppid;
  } catch {
    return undefined;
  }
}

// Killed outright, npm takes nobody with it: whoever was started by npm ends when npm is gone.
const npm = npmProcess();
if (npm > 1) {
  setInterval(() => {
    try {
      process.kill(npm, 0);
    } catch (error) {
      if (error.code === 'ESRCH') running?.kill('SIGTERM');
    }
  }, 1000).unref();
}

/** Runs a command to its end; resolves with its exit code (128 + n for a signal) and, if asked, what it printed. */
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

async function viaNpm(packageManager, args, stdio) {
  const npmExec = ['exec', '--yes', '--package', packageManager, '--', ...args];
  try {
    return await run('npm', npmExec, { stdio });
  } catch (error) {
    return fail(`npm could not be started (${error.message}): Vvoz needs npm beside Node.`);
  }
}

/** Installs when the lockfile changed since the last time; returns the directory of the pnpm that turbo calls. */
async function install() {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const mark = path.join(root, 'node_modules/.vvoz-lock.yaml');
  const pnpmMark = path.join(root, 'node_modules/.vvoz-pnpm');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
    process.stderr.write('Installing the workspace (the first time takes a minute or two) …\n');
    rmSync(mark, { force: true });
    const done = await viaNpm(
      packageManager,
      ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only'],
      ['ignore', 2, 2],
    );
    if (asked) process.exit(done.code || 130);
    if (done.code !== 0) {
      fail('Installing failed: see the lines above (a full disk and no network are the usual reasons).');
    }
    writeFileSync(mark, lock);
    rmSync(pnpmMark, { force: true });
  }
  const known = existsSync(pnpmMark) ? readFileSync(pnpmMark, 'utf8') : '';
  if (known.startsWith(`${packageManager}\n`) && existsSync(known.split('\n')[1]))
    return known.split('\n')[1];
  const found = await viaNpm(
    packageManager,
    ['node', fileURLToPath(import.meta.url), '--print-pnpm-directory'],
    ['ignore', 'pipe', 2],
  );
  if (found.code !== 0 || found.output === '') fail(`npm could not bring ${packageManager}.`);
  writeFileSync(pnpmMark, `${packageManager}\n${found.output}`);
  return found.output;
}

const pnpmDirectory = await install();
const bin = path.join(root, 'node_modules/.bin');
if (!existsSync(path.join(bin, windows ? 'node.cmd' : 'node')) && major < 24) {
  fail(
    `Vvoz brings no Node 24 for ${process.platform} ${process.arch}; this is ${process.version}: install Node 24 and try again.`,
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
