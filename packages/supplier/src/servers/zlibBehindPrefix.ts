import { deflateSync } from 'node:zlib';

/** Packs a body as jpcenter's primary server does: eight bytes of a gzip header, then a complete zlib stream. */
export const zipBehindPrefix = (body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from('1f8b080000000000', 'hex'), deflateSync(body)]);
