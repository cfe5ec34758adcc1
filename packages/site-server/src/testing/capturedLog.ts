import { onTestFinished, vi } from 'vitest';

/** Captures the log until the end of the test and returns its lines, parsed. Nothing reaches the terminal. */
export function captureLog(): readonly Readonly<Record<string, unknown>>[] {
  const lines: Record<string, unknown>[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}
