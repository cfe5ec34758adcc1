import { execFileSync } from 'node:child_process';

export interface TestCertificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
}

let certificate: TestCertificate | undefined;

/** Creates a self-signed certificate for 127.0.0.1 with openssl, valid for two days. Once per process. */
export function createTestCertificate(): TestCertificate {
  if (certificate) return certificate;
  const args =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const text = execFileSync('openssl', [...args.split(' '), ...names, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [key = ''] = /-----BEGIN PRIVATE KEY-----[^]*?-----END PRIVATE KEY-----/.exec(text) ?? [];
  const [cert = ''] = /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/.exec(text) ?? [];
  certificate = { key, cert };
  return certificate;
}
