import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The state of a listening socket in Linux's table of connections. */
const LISTENING = '0A';

/** Lists the inodes of the sockets that listen on a port, from Linux's table of connections. */
function listListeners(port: number): readonly string[] {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/ +/))
      .filter(([, local, , state]) => local?.endsWith(hex) && state === LISTENING)
      .flatMap(([, , , , , , , , , inode]) => inode ?? []),
  );
}

function ownsSocket(pid: string, inodes: readonly string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) =>
      inodes.some((inode) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`),
    );
  } catch {
    // Another user's process, or one that has just ended.
    return false;
  }
}

/**
 * Returns the id of the process that listens on a port of this machine; undefined when none is found, or
 * there is no /proc.
 */
export function findListeningProcess(port: number): string | undefined {
  try {
    const inodes = listListeners(port);
    return readdirSync('/proc').find((pid) => /^\d+$/.test(pid) && ownsSocket(pid, inodes));
  } catch {
    return undefined;
  }
}
