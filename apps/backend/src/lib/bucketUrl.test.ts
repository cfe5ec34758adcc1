import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBucketUrl } from './bucketUrl.ts';

test('an address names host, bucket, folder, region and key', () => {
  expect(parseBucketUrl('s3://KEY:a%2Fb%2Bc@storage.example:8443/vvoz/pictures/?region=ru-central1')).toEqual(
    {
      origin: 'https://storage.example:8443',
      bucket: 'vvoz',
      prefix: 'pictures/',
      region: 'ru-central1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b+c',
    },
  );
  expect(parseBucketUrl('s3+http://KEY:secret@minio:9000/vvoz')).toMatchObject({
    origin: 'http://minio:9000',
    prefix: '',
    region: 'us-east-1',
  });
});

test.each([
  ['https://KEY:hidden@host/bucket', 'must be s3://'],
  ['s3://KEY:hid/den@host/bucket', 'must be s3://'],
  ['not an address', 'must be s3://'],
  ['s3://host/bucket', 'must name a key'],
  ['s3://KEY@host/bucket', 'must name a key'],
  ['s3://KEY:hidden%E0@host/bucket', 'must name a key'],
  ['s3://KEY:hidden@host', 'must name a host and a bucket'],
  ['s3://KEY:hidden@host/', 'must name a host and a bucket'],
  ['s3://KEY:hidden@ho%20st/bucket', 'must name a host and a bucket'],
  ['s3://KEY:hidden@host/bucket/a%2Fb', 'bucket and folder'],
  ['s3://KEY:hidden@host/букет', 'bucket and folder'],
  ['s3://KEY:hidden@host/bucket?regoin=x', 'may have the parameter region only'],
  ['s3://KEY:hidden@host/bucket?region=a/b', 'region may have'],
  ['s3://KEY:hidden@host/bucket#part', 'may have the parameter region only'],
])('%s: %s', (text, reason) => {
  const result = parseBucketUrl(text);
  expect(result).toContain(reason);
  expect(result).not.toContain('hidden');
});

test('any text is an address or has a reason, and any secret survives its escaping', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1, unit: 'grapheme' }), (text, secret) => {
      parseBucketUrl(`s3://${text}`);
      expect(parseBucketUrl(`s3://KEY:${encodeURIComponent(secret)}@host/bucket`)).toMatchObject({
        secretAccessKey: secret,
      });
    }),
  );
});
