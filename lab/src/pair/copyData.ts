import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const DATABASES = ['vvoz.sqlite', 'vvoz-state.sqlite'] as const;

/** Copies catalogue and operator's data, which a running backend may have open. */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of DATABASES) {
    const db = new DatabaseSync(path.join(from, name), { readOnly: true });
    try {
      db.prepare('vacuum into ?').run(path.join(to, name));
    } finally {
      db.close();
    }
  }
}
