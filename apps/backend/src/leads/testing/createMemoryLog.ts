import type { LeadLog } from '../LeadLog.ts';

export interface MemoryLog extends LeadLog {
  readonly lines: {
    readonly level: string;
    readonly message: string;
    readonly facts: Record<string, unknown>;
  }[];
  /** All lines as JSON. */
  readonly text: () => string;
}

export function createMemoryLog(): MemoryLog {
  const lines: MemoryLog['lines'] = [];
  const write = (level: string) => (facts: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, message, facts: { ...facts } });
  };
  return {
    lines,
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    text: () => JSON.stringify(lines),
  };
}
