import { execFileSync } from 'node:child_process';

export interface TestCertificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

let made: TestCertificate | undefined;

/** Makes a certificate of its own authority for 127.0.0.1, valid for two days. Once per process, by openssl. */
export function createTestCertificate(): TestCertificate {
  if (made) return made;
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const text = execFileSync('openssl', [...args.split(' '), ...names, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [key = ''] = /-----BEGIN PRIVATE KEY-----[^]*?-----END PRIVATE KEY-----/.exec(text) ?? [];
  const [cert = ''] = /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/.exec(text) ?? [];
  made = { key, cert };
  return made;
}
