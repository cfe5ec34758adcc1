import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

const JAVA = '/usr/bin/java';
const JAR = '/usr/share/java/zookeeper.jar';
const MAX_START_MS = 60_000;
const MAX_ANSWER_MS = 2000;

/** False where ZooKeeper is not installed: its tests are skipped (Debian: apt-get install zookeeper default-jre-headless). */
export const HAS_ZOOKEEPER = existsSync(JAVA) && existsSync(JAR);

/** Asks the keeper for its mode. It accepts connections before it can answer them. */
async function isReady(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(MAX_ANSWER_MS, () => socket.destroy());
  try {
    await once(socket, 'connect');
    socket.write('srvr');
    return (await text(socket)).includes('Mode: standalone');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts the keeper that the copies of a shard agree by. */
export async function startZooKeeper(): Promise<{
  readonly port: number;
  readonly stop: () => Promise<void>;
}> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-zookeeper-'));
  const port = await getPort();
  const config = path.join(dir, 'zoo.cfg');
  writeFileSync(
    config,
    `tickTime=500\ndataDir=${dir}\nclientPort=${port}\nclientPortAddress=127.0.0.1\nadmin.enableServer=false\nmaxSessionTimeout=4000\n`,
  );
  const child = spawn(JAVA, ['-cp', JAR, 'org.apache.zookeeper.server.quorum.QuorumPeerMain', config], {
    stdio: 'ignore',
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(dir, { recursive: true, force: true });
  };
  for (const end = Date.now() + MAX_START_MS; !(await isReady(port)); await pause(100))
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error('ZooKeeper did not start');
    }
  return { port, stop };
}
