import { readFileSync } from 'node:fs';

/**
 * Returns the resident memory of a process, MB; undefined when it cannot be read, for example where there is no /proc.
 * @param row `RssAnon`: without mapped files, whose pages the kernel takes back when others need memory; `VmRSS`: with them
 */
export function readMemory(
  pid: number | string | undefined,
  row: 'RssAnon' | 'VmRSS' = 'RssAnon',
): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kib] = new RegExp(String.raw`^${row}:\s+(\d+) kB`, 'm').exec(status) ?? [];
    return kib === undefined ? undefined : Math.round(Number(kib) / 1024);
  } catch {
    return undefined;
  }
}
