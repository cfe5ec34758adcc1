import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hashPassword } from '../../lib/passwordHash.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { runCli } from './runCli.ts';
import { UsageError } from './UsageError.ts';

const USAGE = `Usage: npm run operator -- hash

Asks for a password, or reads it from standard input, and prints its hash for VVOZ_OPERATOR_PASSWORD_HASH, which
switches the operator's page on: /operator of the backend.`;

const MIN_PASSWORD = 12;

/** Reads a line without showing it. */
async function readPassword(): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  for await (const line of lines) {
    lines.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
    return line;
  }
  return '';
}

async function main(): Promise<void> {
  const { positionals, values } = parseCommandLine(process.argv.slice(2), {
    help: { type: 'boolean', short: 'h' },
  });
  if (values.help) return console.log(USAGE);
  if (positionals.join(' ') !== 'hash') throw new UsageError('The only command is hash.');
  const password = await readPassword();
  if (password.length < MIN_PASSWORD)
    throw new UsageError(`The password must have at least ${MIN_PASSWORD} characters.`);
  console.log(await hashPassword(password));
}

await runCli(USAGE, main);
