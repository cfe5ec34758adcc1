import { readEnv } from '../../env.ts';
import type { Removals } from '../backup/removals.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { parseRestoreArgs, USAGE } from './restoreArgs.ts';
import { runCli } from './runCli.ts';

/** Says which removals of personal data were repeated, or that the operator must repeat them. */
function describeRemovals(removals: Removals | undefined, createdAt: string): string {
  if (removals === undefined)
    return `WARNING: no database shows who was forgotten, or withdrew a consent, after ${createdAt}. Repeat each «leads -- forget» and «leads -- withdraw» since then.`;
  if (removals.entries.length + removals.withdrawals.length === 0)
    return 'Nobody was forgotten or withdrew a consent since the backup.';
  const times = removals.entries.map(({ at, cause }) => `  ${at} ${cause}`).toSorted();
  return [
    `Removed again: personal data of ${removals.leads.length} requests and ${removals.messages.length} chat messages; consents withdrawn again: ${removals.withdrawals.length}. The register of removals since the backup:`,
    ...times,
  ].join('\n');
}

await runCli(USAGE, async () => {
  const command = parseRestoreArgs(process.argv.slice(2));
  if (command.kind === 'help') return console.log(USAGE);
  const env = readEnv();
  const startedAt = performance.now();
  const { manifest, keptPath, removals } = await restoreBackup({
    folder: command.folder,
    place: env.state,
    backupDir: env.backups.dir,
    catalogueFile: command.hasCatalogue ? env.databaseFile : undefined,
    isForced: command.isForced,
    now: new Date(),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Restored ${command.folder}: ${manifest.tables['lead']} requests, ${manifest.tables['chat_message'] ?? 0} chat messages, as of ${manifest.createdAt}, ${seconds} s.`,
  );
  if (keptPath !== undefined)
    console.log(
      `The replaced database is ${keptPath}. It has personal data: delete it when nothing is missing.`,
    );
  console.log(describeRemovals(removals, manifest.createdAt));
  console.log('Start the backend, and look at: npm run leads -- list');
});
