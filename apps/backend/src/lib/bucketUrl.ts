/** A folder in a bucket of an S3-compatible service, and the key to it. */
export interface BucketLocation {
  /** `https://host:port` */
  readonly origin: string;
  readonly bucket: string;
  /** Begins the names of all objects: '' or `folder/`. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const FORM = 's3://key:secret@host/bucket?region=…';
/** What most services without regions accept. */
const DEFAULT_REGION = 'us-east-1';
/** `s3:` is TLS. The other is for a server inside the own network. */
const PROTOCOLS: Readonly<Record<string, string>> = { 's3:': 'https', 's3+http:': 'http' };
/** Characters that mean the same in every service's canonical path. */
const NAME = /^[\w.-]{1,63}$/;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Reads the address of a bucket. Returns what is wrong as a text, which never contains the secret. */
export function parseBucketUrl(text: string): BucketLocation | string {
  const url = URL.parse(text);
  const protocol = PROTOCOLS[url?.protocol ?? ''];
  if (!url || protocol === undefined)
    return `must be ${FORM} (s3+http:// without TLS); write / + @ : of the secret as %2F %2B %40 %3A`;
  const origin = URL.parse(`${protocol}://${url.host}`)?.origin;
  const [accessKeyId, secretAccessKey] = [decode(url.username), decode(url.password)];
  if (!accessKeyId || !secretAccessKey) return `must name a key and its secret: ${FORM}`;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const [bucket] = parts;
  if (!url.host || !origin || bucket === undefined) return `must name a host and a bucket: ${FORM}`;
  if (!parts.every((part) => NAME.test(part)))
    return 'bucket and folder may have letters, digits and . _ - only';
  const { region = DEFAULT_REGION, ...others } = Object.fromEntries(url.searchParams);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined || url.hash !== '') return 'may have the parameter region only';
  if (!NAME.test(region)) return 'region may have letters, digits and . _ - only';
  const prefix = parts
    .slice(1)
    .map((part) => `${part}/`)
    .join('');
  return { origin, bucket, prefix, region, accessKeyId, secretAccessKey };
}
