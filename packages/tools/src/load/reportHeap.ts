/**
 * Loaded into a measured process (`--import`): writes the largest sizes of its heap and of its own memory, MB, into the file
 * of VVOZ_HEAP_FILE. Mapped files are not counted: the kernel takes their pages back when others need memory.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const EVERY_MS = 250;
const MIB = 1024 * 1024;
const file = process.env['VVOZ_HEAP_FILE'];
const peak = { heapMb: 0, rssMb: 0 };

/** Resident memory without mapped files, MB; where /proc is missing, all of it. */
function readOwnMemory(): number {
  try {
    const [, kib] = /RssAnon:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(kib) / 1024;
  } catch {
    return process.memoryUsage.rss() / MIB;
  }
}

if (file !== undefined)
  setInterval(() => {
    peak.heapMb = Math.max(peak.heapMb, Math.round(process.memoryUsage().heapUsed / MIB));
    peak.rssMb = Math.max(peak.rssMb, Math.round(readOwnMemory()));
    writeFileSync(file, JSON.stringify(peak));
  }, EVERY_MS).unref();
