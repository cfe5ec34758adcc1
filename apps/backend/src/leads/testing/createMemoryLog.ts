import type { LeadLog } from '../LeadLog.ts';

export interface MemoryLog extends LeadLog {
  readonly lines: {
    readonly level: string;
    readonly message: string;
    readonly facts: Record<string, unknown>;
  }[];
  /** All of it, as it would be written. */
  readonly text: () => string;
}

export function createMemoryLog(): MemoryLog {
  const lines: MemoryLog['lines'] = [];
  const say = (level: string) => (facts: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, message, facts: { ...facts } });
  };
  return {
    lines,
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    text: () => JSON.stringify(lines),
  };
}
