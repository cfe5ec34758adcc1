import { onTestFinished, vi } from 'vitest';
import { setPlay } from '../log/writeLog.ts';

/** Captures the log until the end of the test and returns its lines, parsed. Nothing reaches the terminal. */
export function captureLog(): readonly Readonly<Record<string, unknown>>[] {
  const lines: Record<string, unknown>[] = [];
  // A site that another test of this process has started says so in each line.
  setPlay(undefined);
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}
