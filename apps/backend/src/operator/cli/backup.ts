import { readEnv, type Env } from '../../env.ts';
import { BackupError } from '../backup/BackupError.ts';
import { listBackups } from '../backup/backupFolders.ts';
import { checkBackup } from '../backup/checkBackup.ts';
import { backUpAndNote, noteFailure } from '../backup/backUpAndNote.ts';
import { readManifest, type Manifest } from '../backup/manifest.ts';
import { onParentGone } from './onParentGone.ts';
import { parseBackupArgs, USAGE, type BackupCommand } from './backupArgs.ts';
import { runCli } from './runCli.ts';
import { formatTextTable } from './textTable.ts';

const formatMegabytes = ({ files }: Manifest): string =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

const formatContents = (manifest: Manifest): string =>
  `${manifest.tables['lead'] ?? 0} requests, ${manifest.tables['chat_message'] ?? 0} chat messages, ${formatMegabytes(manifest)}`;

async function create({ keep, dir, hasCatalogue }: Extract<BackupCommand, { kind: 'create' }>, env: Env) {
  const startedAt = performance.now();
  const { folder, manifest, removed } = await backUpAndNote({
    place: env.state,
    catalogueFile: hasCatalogue ? env.databaseFile : undefined,
    dir: dir ?? env.backups.dir,
    keep: keep ?? env.backups.keep,
    now: new Date(),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${folder}: ${formatContents(manifest)}, checked, ${seconds} s`);
  for (const old of removed) console.log(`removed ${old}`);
}

function list(dir: string): void {
  const folders = listBackups(dir);
  if (folders.length === 0)
    throw new BackupError(`${dir} has no backups. Make one: npm run operator -- backup.`);
  const rows = folders.map((folder) => {
    const manifest = readManifest(folder);
    return [folder, manifest.createdAt, manifest.schema, formatContents(manifest)];
  });
  console.log(formatTextTable([['backup', 'made at', 'schema', 'contents'], ...rows]));
}

onParentGone(() => process.exit(1));
await runCli(USAGE, async () => {
  const command = parseBackupArgs(process.argv.slice(2));
  if (command.kind === 'help') return console.log(USAGE);
  const env = readEnv();
  switch (command.kind) {
    case 'create':
      return create(command, env);
    case 'note-failure':
      return noteFailure(env.state, new Date());
    case 'list':
      return list(command.dir ?? env.backups.dir);
    case 'check':
      return console.log(`${command.folder}: ${formatContents(await checkBackup(command.folder))}, complete`);
  }
});
