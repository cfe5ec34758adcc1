import { onTestFinished, vi } from 'vitest';

/** The lines that are logged from here to the end of the test, parsed; they do not reach the terminal. */
export function captureLog(): readonly Readonly<Record<string, unknown>>[] {
  const lines: Record<string, unknown>[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return lines;
}
