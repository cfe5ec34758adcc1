import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message: headers, a blank line, the body. */
  readonly text: string;
  /** True if it arrived over TLS. */
  readonly isSecure: boolean;
}

/** Starts an SMTP server for the running test. When `refuse` returns a code, the message is refused with it. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  refuse: () => number | undefined = () => undefined,
) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    ...options,
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const code = refuse();
        if (code !== undefined) {
          done(Object.assign(new Error('Анна <anna@example.test> refused'), { responseCode: code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          isSecure: session.secure,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}
