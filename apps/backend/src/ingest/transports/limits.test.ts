import { randomBytes } from 'node:crypto';
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import type { Feed } from '../rawRecord.ts';
import { readFeed } from '../testing/readFeed.ts';
import { createMemoryFeed } from '../testing/memoryFeed.ts';
import { listFeedFiles, readFolderFeed, NoFeedFiles } from './folderFeed.ts';
import { readJsonFile } from './jsonFile.ts';
import { readNdjsonFile } from './ndjsonFile.ts';
import { parseJsonList } from './parseJsonList.ts';
import { readBody } from './readBody.ts';
import { spoolFeed } from './spooled.ts';

function writeTemp(name: string, content: string | Uint8Array): string {
  const file = path.join(createTempDir(), name);
  writeFileSync(file, content);
  return file;
}

describe('a line of a feed', () => {
  const MAX_LINE = 1_048_576;
  const quoted = (length: number) => `"${'x'.repeat(length - 2)}"`;

  test.each([
    [MAX_LINE, undefined],
    [MAX_LINE + 1, 'The line is longer than 1048576 characters'],
  ])('of %i characters: %s', async (length, fault) => {
    for (const end of ['\n7', '']) {
      const { records } = await readFeed(readNdjsonFile(writeTemp('a.ndjson', quoted(length) + end), 'a'));
      expect(records).toHaveLength(end === '' ? 1 : 2);
      const [first] = records;
      if (!first) throw new Error('no record');
      expect('fault' in first ? first.fault : undefined).toBe(fault);
      if ('fault' in first) expect(first.text).toBe(`"${'x'.repeat(4095)}`);
    }
  });

  test('that is not JSON is a fault with a reason of at most 200 characters', async () => {
    const { records } = await readFeed(
      readNdjsonFile(writeTemp('a.ndjson', `{"a":${'y'.repeat(500)}\n`), 'a'),
    );
    const [record] = records;
    if (!record || !('fault' in record)) throw new Error('no fault');
    expect(record).toMatchObject({ place: 'a:1', text: `{"a":${'y'.repeat(500)}` });
    expect(record.fault).toMatch(/^The line is not JSON: ./);
    expect(record.fault.length).toBeLessThanOrEqual(222);
  });

  test('may begin with a byte-order mark only at the beginning of the file', async () => {
    const { records } = await readFeed(readNdjsonFile(writeTemp('a.ndjson', '\uFEFF1\n\uFEFF2\n3'), 'a'));
    expect(records.map((one) => ('record' in one ? one.record : 'fault'))).toEqual([1, 'fault', 3]);
  });
});

describe('a file that is one list', () => {
  const MAX_BYTES = 67_108_864;

  test.each([
    [MAX_BYTES, 'The file is not JSON', 4096],
    [MAX_BYTES + 1, `The file is larger than ${MAX_BYTES} bytes`, 0],
  ])('of %i bytes: %s', async (size, fault, quotedLength) => {
    const file = writeTemp('a.json', 'x');
    truncateSync(file, size);
    const { records, completeness } = await readFeed(readJsonFile(file, 'a'));
    expect(records).toEqual([
      { place: 'a', fault: expect.stringContaining(fault), text: expect.any(String) },
    ]);
    expect(records.map((one) => 'text' in one && one.text.length)).toEqual([quotedLength]);
    expect(completeness).toBe('part');
  });

  test('that is not UTF-8 keeps its beginning', async () => {
    const { records } = await readFeed(readJsonFile(writeTemp('a.json', Buffer.alloc(5000, 0xc3)), 'a'));
    expect(records).toEqual([{ place: 'a', fault: 'The file is not UTF-8', text: '\uFFFD'.repeat(4096) }]);
  });
});

test('the end of a file name decides how the file is read, .jsonl as .ndjson; an unknown end is an error', async () => {
  const dir = createTempDir();
  for (const [name, text] of Object.entries({ '1.jsonl': '1\n2', '2.json': '[3]', '3.txt': '4' }))
    writeFileSync(path.join(dir, name), text);
  const { records, completeness } = await readFeed(readFolderFeed(dir, ['1.jsonl', '2.json'], 'a/b'));
  expect(completeness).toBe('whole');
  expect(records.map(({ place }) => place)).toEqual(['a/b/1.jsonl:1', 'a/b/1.jsonl:2', 'a/b/2.json:1']);
  await expect(readFeed(readFolderFeed(dir, ['3.txt'], 'a/b'))).rejects.toMatchObject({
    name: 'NoFeedFiles',
    message: `${path.join(dir, '3.txt')} is not a feed file (.ndjson, .json).`,
  });
});

test('a path through a file counts as a folder without files; an unreadable folder is an error', async () => {
  await expect(listFeedFiles(path.join(writeTemp('a.json', '[]'), 'b'))).rejects.toThrow(NoFeedFiles);
  await expect(listFeedFiles(path.join(createTempDir(), 'x'.repeat(300)))).rejects.toMatchObject({
    code: 'ENAMETOOLONG',
  });
});

describe('a list in JSON', () => {
  test.each([
    ['[1,{"a":2}]', [1, { a: 2 }]],
    ['\0\0 \uFEFF\n[1]', [1]],
    ['{"1":"b","0":"a"}', ['a', 'b']],
    ['{}', []],
    ['{"123456789":"a"}', ['a']],
  ])('%j', (text, items) => {
    expect(parseJsonList(text)).toEqual(items);
  });

  test.each([
    ['{"0":1,"error":"x"}', 'is not a list of records'],
    ['{"1234567890":1}', 'is not a list of records'],
    ['{"x1":1}', 'is not a list of records'],
    ['{"1x":1}', 'is not a list of records'],
    ['7', 'is not a list of records'],
    ['null', 'is not a list of records'],
    ['[1]\0', 'is not JSON: '],
    ['', 'is not JSON: '],
  ])('%j %s', (text, reason) => {
    expect(() => parseJsonList(text)).toThrow(
      expect.objectContaining({ name: 'NotAJsonList', message: expect.stringContaining(reason) }),
    );
  });
});

describe('a body', () => {
  const read = async (bytes: Uint8Array<ArrayBuffer> | null, max = 1000) =>
    (await readBody(new Response(bytes), max)).toString('latin1');
  const PREFIX = [0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0];

  test('is unpacked if its first bytes say that it is packed', async () => {
    expect(await read(null)).toBe('');
    expect(await read(Buffer.from('plain'))).toBe('plain');
    expect(await read(Buffer.from([0x1f, 0x41]))).toBe('\u001fA');
    expect(await read(Buffer.from([0x41, 0x8b]))).toBe('A\u008b');
    expect(await read(Buffer.from(gzipSync('packed')))).toBe('packed');
    expect(await read(Buffer.concat([Buffer.from(PREFIX), deflateSync('prefixed')]))).toBe('prefixed');
  });

  test('that is packed and larger than the limit, packed or unpacked, is refused', async () => {
    const noise = Buffer.from(randomBytes(101));
    await expect(read(noise, 100)).rejects.toMatchObject({
      name: 'BodyTooLarge',
      message: 'The answer is larger than 100 bytes',
    });
    const large = Buffer.from(gzipSync('x'.repeat(101)));
    await expect(read(large, 100)).rejects.toMatchObject({
      name: 'BodyTooLarge',
      message: 'The answer is larger than 100 bytes when unpacked',
    });
    expect(await read(Buffer.from(gzipSync('x'.repeat(100))), 100)).toHaveLength(100);
  });

  test('that is broken throws BodyNotUnpacked', async () => {
    const cut = Buffer.from(gzipSync('x'.repeat(100)).subarray(0, 15));
    await expect(read(cut)).rejects.toMatchObject({
      name: 'BodyNotUnpacked',
      message: expect.stringMatching(/^The answer cannot be unpacked: ./),
    });
    await expect(read(Buffer.from([...PREFIX, 0x79, 1]))).rejects.toMatchObject({ name: 'BodyNotUnpacked' });
  });
});

describe('a spooled feed', () => {
  test('is yielded unchanged, with its completeness', async () => {
    const rows = Array.from({ length: 7 }, (_, ID) => ({ ID, INFO: 'a\u2028b\u2029c\nd\re' }));
    const { records, completeness } = await readFeed(
      spoolFeed(createMemoryFeed(rows, { chunk: 3, completeness: 'part' })),
    );
    expect(records.map((one) => 'record' in one && one.record)).toEqual(rows);
    expect(records.at(-1)?.place).toBe('memory:7');
    expect(completeness).toBe('part');
  });

  test('yields nothing when it fails', async () => {
    const feed = spoolFeed(createMemoryFeed([1, 2, 3], { chunk: 1, failAfter: 2 }));
    await expect(feed.next()).rejects.toThrow('the line broke');
  });

  test('is closed, and its file removed, when its reader stops early or it cannot be written', async () => {
    let closed = 0;
    async function* createFeed(record: unknown): Feed {
      try {
        yield [{ place: 'a', record }];
        yield [{ place: 'b', record: 2 }];
        return 'whole';
      } finally {
        closed += 1;
      }
    }
    const dir = createTempDir();
    vi.stubEnv('TMPDIR', dir);
    onTestFinished(() => void vi.unstubAllEnvs());
    const feed = spoolFeed(createFeed(1));
    await feed.next();
    expect(readdirSync(dir)).toEqual([expect.stringMatching(/^vvoz-feed-/)]);
    await feed.return('part');
    expect(closed).toBe(1);
    await expect(spoolFeed(createFeed(1n)).next()).rejects.toThrow('BigInt');
    expect(closed).toBe(2);
    expect(readdirSync(dir)).toEqual([]);
  });
});
