import { readVariables } from '../../env.ts';
import { createPrivateFiles } from '../../lib/privateFiles.ts';
import { USAGE } from './ingestArgs.ts';
import { onParentGone } from './onParentGone.ts';
import { printFailure } from './printFailure.ts';
import { runIngest } from './runIngest.ts';

const INTERRUPTED = 130;
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
onParentGone(() => stopped.abort());
createPrivateFiles();

try {
  process.exitCode = await runIngest(process.argv.slice(2), readVariables(), stopped.signal);
} catch (error) {
  if (stopped.signal.aborted) process.exitCode = INTERRUPTED;
  else {
    printFailure(error, USAGE);
    process.exitCode = 1;
  }
}
