import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FAILED, PASSED } from '../tasks/counts.ts';
import type { Task } from '../tasks/tasks.ts';
import type { TestContext } from './context.ts';
import { findPersonalData } from './findPersonalData.ts';

/** The number of the end-to-end tests as the database has it. */
const STORED_TEL = '+79141234567';

/**
 * Looks for what the end-to-end tests have typed into forms in the logs of sites, backend and gateway. Fails also when
 * nothing was stored or logged, because then nothing was tested.
 */
export function createLogsTask({ settings: { dataDir } }: TestContext): Task {
  return {
    name: 'logs',
    needs: ['e2e'],
    cores: 0,
    run: async () => {
      const folder = path.join(dataDir, 'logs');
      const logs = readdirSync(folder).map((name) => ({
        name,
        text: readFileSync(path.join(folder, name), 'utf8'),
      }));
      const isStored = readdirSync(dataDir)
        .filter((name) => name.startsWith('vvoz-state.sqlite'))
        .some((name) => readFileSync(path.join(dataDir, name)).includes(STORED_TEL));
      const faults = [
        ...(isStored ? [] : [`no request of ${STORED_TEL} was stored`]),
        ...['main.log', 'backend.log']
          .filter((name) => !logs.some((log) => log.name === name && log.text !== ''))
          .map((name) => `${name} has no line`),
        ...logs.flatMap(({ name, text }) => findPersonalData(text).map((line) => `${name}: ${line}`)),
      ];
      return { counts: faults.length === 0 ? PASSED : FAILED, output: faults.join('\n') };
    },
  };
}
