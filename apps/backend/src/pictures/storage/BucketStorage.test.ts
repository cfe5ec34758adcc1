import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { PictureFault } from '../remote/PictureFault.ts';
import { PictureCache, PicturesBusy } from '../PictureCache.ts';
import {
  computeSignature,
  createBucketServer,
  EXAMPLE_SECRET,
  type BucketServer,
  type Quirk,
} from '../testing/createBucketServer.ts';
import { BucketStorage, type BucketStorageOptions } from './BucketStorage.ts';

/** Bytes with the frame of a WebP file, large enough for two packets. */
function makeWebp(length = 60_000): Buffer {
  const bytes = Buffer.alloc(length, 7);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write('WEBP', 8, 'latin1');
  return bytes;
}

function open({ location }: Pick<BucketServer, 'location'>, options: Partial<BucketStorageOptions> = {}) {
  const faults: PictureFault[] = [];
  const pauses: string[] = [];
  const storage = new BucketStorage({
    location,
    folder: 'drawn/',
    onFault: (_, fault) => faults.push(fault),
    onPause: (host) => pauses.push(host),
    ...options,
  });
  const listFaults = () => faults.map(({ kind, message }) => `${kind} ${message.replace(/^\S+ /, '')}`);
  return { storage, listFaults, pauses };
}

/** Waits until a server has this number of objects. */
const untilStored = (server: BucketServer, count = 1) =>
  vi.waitFor(() => expect(server.objects.size).toBe(count), { timeout: 5000 });

test('the server of these tests checks signatures as the documentation of S3 computes its example', () => {
  const headers = {
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=',
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  expect(computeSignature({ method: 'GET', path: '/test.txt', headers }, EXAMPLE_SECRET)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('a picture is written once and read by every process, without a list', async () => {
  const server = await createBucketServer();
  const [first, later] = [open(server), open({ location: { ...server.location } })];
  expect(await first.storage.read('ab/a.webp')).toBeUndefined();
  await first.storage.write('ab/a.webp', makeWebp());
  expect(await first.storage.read('ab/a.webp')).toEqual(makeWebp());
  await untilStored(server);
  expect(await later.storage.read('ab/a.webp')).toEqual(makeWebp());
  const path = '/pictures/drawn/ab/a.webp';
  expect(server.requests).toEqual([`GET ${path}`, `PUT ${path}`, `GET ${path}`]);
  expect([first.listFaults(), later.listFaults()]).toEqual([[], []]);
});

test('the folder of the address begins the names of objects', async () => {
  const server = await createBucketServer();
  const { storage } = open({ location: { ...server.location, prefix: 'vvoz/2/' } });
  await storage.write('ab/a.webp', makeWebp());
  await untilStored(server);
  expect([...server.objects.keys()]).toEqual(['/pictures/vvoz/2/drawn/ab/a.webp']);
});

test.each<[string, Partial<BucketServer['location']>, string]>([
  ['a wrong secret', { secretAccessKey: 'x' }, 'refused not read, HTTP 403 SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'x' }, 'refused not read, HTTP 403 InvalidAccessKeyId'],
  ['another region', { region: 'x' }, 'refused not read, HTTP 403 InvalidAccessKeyId'],
  ['a missing bucket', { bucket: 'x' }, 'refused not read, HTTP 404 NoSuchBucket: create the bucket'],
])('%s is a fault with its name, and pauses nothing', async (_, wrong, fault) => {
  const server = await createBucketServer();
  const { storage, listFaults, pauses } = open({ location: { ...server.location, ...wrong } });
  for (let index = 0; index < 6; index += 1) expect(await storage.read('ab/a.webp')).toBeUndefined();
  expect(listFaults()).toHaveLength(6);
  expect(listFaults()[0]).toContain(fault);
  expect(pauses).toEqual([]);
});

test.each<[string, Quirk, string]>([
  ['503 SlowDown', { status: 503, code: 'SlowDown' }, 'down not read, HTTP 503 SlowDown'],
  ['403', { status: 403, code: 'AccessDenied' }, 'refused not read, HTTP 403 AccessDenied: the key needs'],
  ['a page of a proxy', { status: 502, body: '<html>'.repeat(9000) }, 'down not read, HTTP 502 unknown'],
  ['a 404 that is not of the service', { status: 404, body: '' }, 'refused not read, HTTP 404 unknown'],
  ['a redirection', { status: 301, code: 'PermanentRedirect' }, 'refused not read, HTTP 301 Permanent'],
  ['no answer', 'silent', 'down no whole answer in 200 ms'],
  ['a slow body', 'slow', 'down no whole answer in 200 ms'],
  ['half a body', 'cut', 'down terminated'],
])('%s: not read, and the fault names it', async (_, quirk, fault) => {
  const server = await createBucketServer(({ method }) => (method === 'GET' ? quirk : undefined));
  const { storage, listFaults } = open(server, { readMs: 200 });
  await storage.write('ab/a.webp', makeWebp());
  await untilStored(server);
  await setTimeout(20);
  expect(await storage.read('ab/a.webp')).toBeUndefined();
  expect(listFaults()).toHaveLength(1);
  expect(listFaults()[0]).toContain(fault);
});

test('an object that is larger than any picture is not read into memory', async () => {
  const server = await createBucketServer();
  server.objects.set('/pictures/drawn/ab/a.webp', Buffer.alloc(5 << 20));
  const { storage, listFaults } = open(server);
  expect(await storage.read('ab/a.webp')).toBeUndefined();
  expect(listFaults()).toEqual(['down more than 4194304 bytes']);
});

test('nobody waits for a bucket that fails: after five failures it has a pause, and then is used again', async () => {
  let isDown = true;
  let time = 1;
  const server = await createBucketServer(() => (isDown ? { status: 503, code: 'SlowDown' } : undefined));
  const { storage, pauses } = open(server, { now: () => time });
  for (let index = 0; index < 20; index += 1) await storage.read(`ab/${index}.webp`);
  expect([server.requests.length, pauses.length]).toEqual([5, 1]);
  isDown = false;
  time += 31_000;
  await storage.write('ab/a.webp', makeWebp());
  await untilStored(server);
  expect(await open(server).storage.read('ab/a.webp')).toEqual(makeWebp());
});

test('writing happens behind the answer, and what waits for it has a limit', async () => {
  const server = await createBucketServer(({ method }) => (method === 'PUT' ? 'silent' : undefined));
  const { storage } = open(server, { writeMs: 60_000 });
  for (let index = 0; index < 600; index += 1) await storage.write(`ab/${index}.webp`, makeWebp(100_000));
  expect(await storage.read('ab/0.webp')).toHaveLength(100_000);
  await vi.waitFor(() => expect(server.requests).toHaveLength(8), { timeout: 5000 });
  expect(await storage.read('ab/599.webp')).toBeUndefined();
});

test('a probe says whether the bucket can be written and read', async () => {
  const server = await createBucketServer();
  expect(await open(server).storage.probe()).toBeUndefined();
  expect([...server.objects.keys()]).toEqual(['/pictures/drawn/probe']);
  const wrong = open({ location: { ...server.location, secretAccessKey: 'x' } });
  expect((await wrong.storage.probe())?.message).toContain('not written, HTTP 403 SignatureDoesNotMatch');
  const unlisted = await createBucketServer(({ path }) =>
    path.endsWith('missing') ? { status: 403, code: 'AccessDenied' } : undefined,
  );
  expect((await open(unlisted).storage.probe())?.message).toContain('ListBucket');
});

test('a cache renders anew what the bucket lost, damaged or does not show yet, and while it is down', async () => {
  let quirk: Quirk | undefined;
  const server = await createBucketServer(() => quirk);
  const { storage } = open(server, { readMs: 1000, writeMs: 5000 });
  const damaged: string[] = [];
  const cache = new PictureCache({ storage, onDamage: (file) => damaged.push(file) });
  const render = vi.fn(async () => makeWebp());
  const get = () => cache.get('a', 'webp', render);
  await get();
  await untilStored(server);
  await setTimeout(20);
  await get();
  expect([render.mock.calls.length, cache.counts]).toEqual([1, { stored: 1, rendering: 1 }]);
  const [[path = ''] = []] = server.objects;
  server.objects.set(path, Buffer.from('<html>'));
  expect(await get()).toEqual(makeWebp());
  expect(damaged).toHaveLength(1);
  await vi.waitFor(() => expect(server.objects.get(path)).toEqual(makeWebp()), 5000);
  await setTimeout(20);
  for (const fault of [
    { status: 404, code: 'NoSuchKey' },
    { status: 503, code: 'SlowDown' },
    'cut',
    'slow',
  ] as const) {
    quirk = fault;
    expect(await get(), String(fault)).toEqual(makeWebp());
    await setTimeout(250);
  }
  expect(render).toHaveBeenCalledTimes(6);
});

test('when all pictures must be rendered, those above the limit are refused by name', async () => {
  const server = await createBucketServer(() => 'silent');
  const { storage } = open(server, { readMs: 50 });
  const cache = new PictureCache({ storage, maxWaiting: 10 });
  const render = async () => {
    await setTimeout(5);
    return makeWebp();
  };
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => cache.get(`key ${index}`, 'webp', render)),
  );
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.length).toBeLessThan(40);
  expect(reasons.every((reason) => reason instanceof PicturesBusy)).toBe(true);
});

test('what has been written waits no more: its bytes are free for other pictures', async () => {
  const server = await createBucketServer();
  const { storage, listFaults } = open(server);
  const picture = makeWebp(4_000_000);
  for (let index = 0; index < 10; index += 1) {
    await storage.write(`ab/${index}.webp`, picture);
    await untilStored(server, index + 1);
  }
  expect(listFaults()).toEqual([]);
});

test('a picture that is being written is not written a second time', async () => {
  const server = await createBucketServer(({ method }) => (method === 'PUT' ? 'silent' : undefined));
  const { storage } = open(server);
  await storage.write('ab/a.webp', makeWebp());
  await storage.write('ab/a.webp', makeWebp(70_000));
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), 5000);
  await storage.write('ab/b.webp', makeWebp());
  await vi.waitFor(() => expect(server.requests).toHaveLength(2), 5000);
  expect(server.requests[1]).toContain('ab/b.webp');
  expect(await storage.read('ab/a.webp')).toEqual(makeWebp());
});

test('a picture that could not be written is given away no longer, and may be written again', async () => {
  let quirk: Quirk | undefined = { status: 503, code: 'SlowDown' };
  const server = await createBucketServer(({ method }) => (method === 'PUT' ? quirk : undefined));
  const { storage, listFaults } = open(server);
  await storage.write('ab/a.webp', makeWebp());
  await vi.waitFor(() => expect(listFaults()).toHaveLength(1), 5000);
  await vi.waitFor(async () => expect(await storage.read('ab/a.webp')).toBeUndefined(), 5000);
  quirk = undefined;
  await storage.write('ab/a.webp', makeWebp());
  await untilStored(server);
});

test('a pause of reading is not one of writing', async () => {
  const server = await createBucketServer(({ method }) =>
    method === 'GET' ? { status: 503, code: 'SlowDown' } : undefined,
  );
  const { storage, pauses } = open(server, { now: () => 1 });
  for (let index = 0; index < 6; index += 1) await storage.read(`ab/${index}.webp`);
  expect(pauses).toHaveLength(1);
  await storage.write('ab/a.webp', makeWebp());
  await untilStored(server);
});
