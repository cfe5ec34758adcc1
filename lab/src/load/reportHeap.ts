/**
 * Loaded into a measured process (`--import`). Writes two peaks into the file of VVOZ_HEAP_FILE, MB: of the heap, and
 * of the resident memory without mapped files.
 */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { readMemory } from '@vvoz/tools/lib/processMemory';

const EVERY_MS = 250;
const MIB = 1024 * 1024;
const file = process.env['VVOZ_HEAP_FILE'];
const peak = { heapMb: 0, rssMb: 0 };

// Worker threads load this module too. Their heaps are separate, each with the process's limit, and are not reported.
if (file !== undefined && isMainThread)
  setInterval(() => {
    peak.heapMb = Math.max(peak.heapMb, Math.round(process.memoryUsage().heapUsed / MIB));
    // Where /proc is missing, mapped files count too.
    peak.rssMb = Math.max(peak.rssMb, readMemory(process.pid) ?? Math.round(process.memoryUsage.rss() / MIB));
    writeFileSync(file, JSON.stringify(peak));
  }, EVERY_MS).unref();
