import path from 'node:path';
import { readEnv, readVariables } from '../../env.ts';
import { examine } from '../doctor/examine.ts';
import { openOwnState } from '../openOwnState.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { runCli } from './runCli.ts';
import { formatTextTable } from './textTable.ts';

const USAGE = `Usage: npm run operator -- doctor [--offline]

Compares this installation with the example and with what visitors need: legal name, telephone, e-mail, reviews, prices,
secrets, TLS, targets, backups, robots, licence. Ends with 1 while something is red.
  --offline  does not request the sites`;

const LICENSE = path.resolve(import.meta.dirname, '../../../../../LICENSE');
const REQUEST_MS = 15_000;

await runCli(USAGE, async () => {
  const { values } = parseCommandLine(
    process.argv.slice(2),
    { offline: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    { allowPositionals: false },
  );
  if (values.help) return console.log(USAGE);
  const env = readEnv();
  const state = await openOwnState(env);
  try {
    const findings = await examine({
      env,
      db: state.db,
      variables: readVariables(),
      licenseFile: LICENSE,
      now: new Date(),
      fetch: values.offline ? undefined : (url) => fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) }),
    });
    console.log(
      formatTextTable(findings.map(({ level, subject, text }) => [level.padEnd(6), subject, text])),
    );
    const reds = findings.filter(({ level }) => level === 'red').length;
    console.log(reds > 0 ? `\n${reds} red: not fit for visitors` : '\nNothing is red');
    process.exitCode = Number(reds > 0);
  } finally {
    await state.close();
  }
});
