import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import { toSafeCode } from '../../lib/faultCode.ts';
import { createHostGates, type HostGates } from '../remote/hostGates.ts';
import { PictureFault, toPictureFault } from '../remote/PictureFault.ts';
import type { BucketLocation } from '../../lib/bucketUrl.ts';
import type { PictureStorage } from './PictureStorage.ts';

export interface BucketStorageOptions {
  readonly location: BucketLocation;
  /** Follows the location's own prefix: `drawn/`. */
  readonly folder: string;
  readonly onFault: (address: string, fault: PictureFault) => void;
  readonly onPause?: (host: string, reason: string) => void;
  /** How long a picture may take to come, ms. Making it again takes 20 to 100. */
  readonly readMs?: number;
  readonly writeMs?: number;
  /** ms. */
  readonly now?: () => number;
}

const READ_MS = 2000;
const WRITE_MS = 10_000;
const MAX_READS = 32;
const MAX_WRITES = 8;
/** Bytes that may wait to be written. More are made again when they are asked for. */
const MAX_PENDING_BYTES = 32 * 1024 * 1024;
/** No picture of ours is as large, bytes. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_ERROR_BYTES = 4096;
const PROBE = 'probe';
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
};

/** Reads a body. Throws when it is larger than `maxBytes` or breaks off. */
async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Reads the code of an error's XML, such as NoSuchKey; otherwise `unknown`. */
async function readCode(response: Response): Promise<string> {
  const body = await readBody(response, MAX_ERROR_BYTES).catch(() => Buffer.of());
  return toSafeCode(body.toString().split('<Code>')[1]?.split('</Code>')[0]);
}

const HINTS: Readonly<Record<string, string>> = {
  AccessDenied:
    ': the key needs GetObject, PutObject and ListBucket (without the last a missing object is denied)',
  NoSuchBucket: ': create the bucket',
  SignatureDoesNotMatch: ': wrong secret, or a proxy that changes the path',
  RequestTimeTooSkewed: ": this machine's clock is wrong",
};

const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Pictures in a bucket, as objects `{prefix}{folder}{name}`. Nothing lists the bucket, so it may list late; how long
 * pictures stay is a rule of the bucket. Whoever reads waits for two seconds at most, and after several failures in a
 * row nobody waits for half a minute. Writing happens behind the answer.
 */
export class BucketStorage implements PictureStorage {
  readonly place = 'bucket';
  readonly totalBytes = undefined;
  readonly #options: Required<Pick<BucketStorageOptions, 'readMs' | 'writeMs' | 'onFault'>>;
  readonly #client: AwsClient;
  readonly #base: string;
  readonly #host: string;
  readonly #readGates: HostGates;
  readonly #writeGates: HostGates;
  readonly #writing = pLimit(MAX_WRITES);
  /** Being written, or waiting for it. */
  readonly #pending = new Map<string, Buffer>();
  #pendingBytes = 0;

  constructor({
    location,
    folder,
    onFault,
    onPause,
    readMs = READ_MS,
    writeMs = WRITE_MS,
    now = Date.now,
  }: BucketStorageOptions) {
    const { origin, bucket, prefix, region, accessKeyId, secretAccessKey } = location;
    this.#options = { readMs, writeMs, onFault };
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.#base = `${origin}/${bucket}/${prefix}${folder}`;
    this.#host = new URL(origin).host;
    const gates = { now, ...(onPause ? { onPause } : {}) };
    this.#readGates = createHostGates({ ...gates, connections: MAX_READS });
    this.#writeGates = createHostGates({ ...gates, connections: MAX_WRITES });
  }

  async read(name: string): Promise<Buffer | undefined> {
    const pending = this.#pending.get(name);
    if (pending) return pending;
    return this.#try(() => this.#readGates(this.#host, () => this.#get(name)));
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    if (this.#pending.has(name) || this.#pendingBytes + bytes.length > MAX_PENDING_BYTES) return;
    this.#pending.set(name, bytes);
    this.#pendingBytes += bytes.length;
    const write = () => this.#try(() => this.#writeGates(this.#host, () => this.#put(name, bytes)));
    void this.#writing(write).finally(() => {
      this.#pending.delete(name);
      this.#pendingBytes -= bytes.length;
    });
  }

  /** Writes a small object and reads it. Returns what fails; undefined: the bucket can be used. */
  async probe(): Promise<PictureFault | undefined> {
    const bytes = Buffer.from('vvoz');
    try {
      await this.#put(PROBE, bytes);
      const stored = await this.#get(PROBE);
      // Without ListBucket a missing object is denied.
      await this.#get(`${PROBE}-missing`);
      return stored?.equals(bytes) ? undefined : new PictureFault('down', 'what was written cannot be read');
    } catch (error) {
      return toPictureFault(error);
    }
  }

  async #try<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      this.#options.onFault(this.#base, toPictureFault(error));
      return undefined;
    }
  }

  /** Returns an object; undefined if there is none. Throws PictureFault. */
  async #get(name: string): Promise<Buffer | undefined> {
    return this.#send(name, { method: 'GET' }, this.#options.readMs, async (response) => {
      if (response.status === 200) return readBody(response, MAX_BYTES);
      const code = await readCode(response);
      if (code === 'NoSuchKey') return undefined;
      throw this.#toFault('read', response.status, code);
    });
  }

  /** Throws PictureFault. */
  async #put(name: string, body: Buffer<ArrayBufferLike>): Promise<void> {
    const headers = {
      'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    };
    const request = { method: 'PUT', headers, body: new Uint8Array(body) };
    await this.#send(name, request, this.#options.writeMs, async (response) => {
      if (!response.ok) throw this.#toFault('written', response.status, await readCode(response));
      await response.body?.cancel();
    });
  }

  /** Sends one signed request and reads its answer, all within `limitMs`. Throws PictureFault. */
  async #send<T>(
    name: string,
    request: RequestInit,
    limitMs: number,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(limitMs);
    try {
      const signed = await this.#client.sign(this.#base + name, { ...request, redirect: 'manual', signal });
      return await read(await fetch(signed));
    } catch (error) {
      if (error instanceof PictureFault) throw error;
      const reason = signal.aborted ? `no whole answer in ${limitMs} ms` : toPictureFault(error).message;
      throw new PictureFault('down', `${this.#host}: ${reason}`, { cause: error });
    }
  }

  #toFault(what: 'read' | 'written', status: number, code: string): PictureFault {
    const kind = isTemporary(status) ? 'down' : 'refused';
    return new PictureFault(kind, `${this.#host}: not ${what}, HTTP ${status} ${code}${HINTS[code] ?? ''}`);
  }
}
