import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startPictureServer } from './pictureServer.ts';
import { formatPictureAddress } from './pictureToken.ts';

/** The sums of its letters are not those of missing, broken or slow pictures. */
const ID = 'b';

async function startServer() {
  const server = await startPictureServer();
  onTestFinished(() => server.close());
  const address = formatPictureAddress(server.url, {
    id: ID,
    bodyType: 'suv',
    color: 'white',
    frame: 0,
  });
  return { address, server };
}

test.each([
  ['', 640, 480],
  ['&w=320', 320, 240],
  ['&h=48', 64, 48],
])('a picture with the size «%s» has %i × %i px', async (size, width, height) => {
  const { address } = await startServer();
  const bytes = await (await fetch(address + size)).arrayBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test('an address that names no picture is 404', async () => {
  const { server } = await startServer();
  expect((await fetch(`${server.url}/imgs/nothing`)).status).toBe(404);
});
