import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { createPictureHosts, type PictureHosts } from '../../lib/pictureHosts.ts';

export interface PictureHost {
  readonly url: string;
  /** `127.0.0.1:PORT`: the entry of VVOZ_PICTURE_HOSTS that allows this host. */
  readonly entry: string;
  readonly hosts: PictureHosts;
  readonly requestedPaths: string[];
}

/** Starts a host of pictures for the running test. */
export async function createPictureHost(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<PictureHost> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const entry = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${entry}`, entry, hosts: createPictureHosts([entry]), requestedPaths };
}

export const makeJpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'sienna' } })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes whose header claims billions of pixels. */
export async function makeBomb(): Promise<Buffer> {
  const bytes = await sharp(await makeJpeg(4, 4))
    .png()
    .toBuffer();
  // After the signature and the length: `IHDR`, width, height, five bytes, the check sum of all of them.
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
