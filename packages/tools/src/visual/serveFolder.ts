import { createServer } from 'node:http';
import getPort from 'get-port';
import sirv from 'sirv';

const HOST = '127.0.0.1';

/** Serves the files of a folder on a free local port. Resolves with its address and a function that stops it. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const port = await getPort({ host: HOST });
  const server = createServer(sirv(folder, { maxAge: 600 }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  return {
    url: `http://${HOST}:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
