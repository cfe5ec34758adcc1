import { deflateSync } from 'node:zlib';

/** As jpcenter's primary server packs a body: eight bytes of a gzip header, then a whole zlib stream. */
export const zipBehindPrefix = (body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from('1f8b080000000000', 'hex'), deflateSync(body)]);
