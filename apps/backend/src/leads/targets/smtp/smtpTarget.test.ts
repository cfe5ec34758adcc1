import { createServer, type AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { findClosedPort } from '../../testing/findClosedPort.ts';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import { createSmtpTarget, smtp, type SmtpOptions } from './smtpTarget.ts';
import { createTestCertificate } from '../../testing/createTestCertificate.ts';

const createTarget = (url: string, options: Partial<SmtpOptions> = {}) =>
  createSmtpTarget({
    url,
    isPlainAllowed: true,
    from: 'Vvoz <site@shop.example>',
    to: 'a@shop.example, b@shop.example',
    ...options,
  });

const getHeaders = (text: string): string =>
  text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');

/** Decodes a body in quoted-printable or base64. */
function decodeBody(text: string): string {
  const body = text.slice(text.indexOf('\r\n\r\n') + 4);
  if (/transfer-encoding: base64/i.test(text)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

test('all managers get the message, and a repeat has the same id', async () => {
  const { url, mails } = await startMailServer();
  const lead = createSampleLead();
  await deliver(createTarget(url), lead);
  await deliver(createTarget(url), lead);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({ from: 'site@shop.example', to: ['a@shop.example', 'b@shop.example'] });
  const id = `Message-ID: <lead-${lead.id}@shop.example>`;
  expect(mails.map(({ text }) => getHeaders(text).includes(id))).toEqual([true, true]);
  const body = decodeBody(mails[0]?.text ?? '');
  expect(body).toContain('Имя: Анна Проверочная');
  expect(body).toContain('Сообщение: Жду звонка <b>после</b> 18:00 & до 20:00');
  expect(body).toContain('TOYOTA PRIUS 2019');
});

test('a line of a message cannot be taken for another field of the lead', async () => {
  const { url, mails } = await startMailServer();
  await deliver(createTarget(url), createSampleLead({ message: 'Перезвоните\nТелефон: +7 900 000-00-00' }));
  const lines = decodeBody(mails[0]?.text ?? '').split(/\r?\n/);
  expect(lines.filter((line) => line.startsWith('Телефон:'))).toEqual(['Телефон: +7 914 123-45-67']);
  expect(lines).toContain('    Телефон: +7 900 000-00-00');
});

test('an e-mail has the id of its lead in a header, and is marked as sent by a program', async () => {
  const { url, mails } = await startMailServer();
  const lead = createSampleLead();
  await deliver(createTarget(url), lead);
  const headers = getHeaders(mails[0]?.text ?? '');
  expect(headers).toMatch(new RegExp(`^X-Vvoz-Lead: ${lead.id}\r?$`, 'm'));
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
});

test('an alarm goes to all managers, with its own subject and text', async () => {
  const { url, mails } = await startMailServer();
  const alarm = {
    subject: 'No import since noon',
    text: 'aleado/japan: see the log',
    source: 'aleado/japan',
    problem: 'late',
    at: '2026-11-22T12:00:00.000Z',
  };
  await createTarget(url).alarm?.(alarm, new AbortController().signal);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['a@shop.example', 'b@shop.example']);
  const headers = getHeaders(mails[0]?.text ?? '');
  expect(headers).toMatch(/^Subject: No import since noon\r?$/m);
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(decodeBody(mails[0]?.text ?? '').trim()).toBe(alarm.text);
});

test('a name cannot add a header or a second message', async () => {
  const { url, mails } = await startMailServer();
  const name = 'Анна\r\nBcc: all@evil.example\r\n\r\n.\r\nMAIL FROM:<x@evil.example>';
  await deliver(createTarget(url), createSampleLead({ name, message: '.\r\nQUIT\r\n👋' }));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual(['a@shop.example', 'b@shop.example']);
  expect(getHeaders(mails[0]?.text ?? '')).not.toMatch(/^bcc:/im);
  expect(decodeBody(mails[0]?.text ?? '')).toContain('👋');
});

test.each([
  [421, false],
  [451, false],
  [550, true],
  [554, true],
])('a refusal with %i is permanent: %j', async (code, permanent) => {
  const { url } = await startMailServer({}, () => code);
  expect(await expectFailure(createTarget(url))).toMatchObject({ message: `SMTP ${code}`, permanent });
});

test('a wrong password is not permanent, because the operator can correct it', async () => {
  const { url } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  });
  expect(await expectFailure(createTarget(url.replace('://', '://site:wrong@')))).toMatchObject({
    message: 'SMTP 535',
    permanent: false,
  });
});

test('a closed port and a silent server are temporary failures', async () => {
  expect((await expectFailure(createTarget(`smtp://127.0.0.1:${await findClosedPort()}`))).permanent).toBe(
    false,
  );
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  expect(await expectFailure(createTarget(`smtp://127.0.0.1:${port}`, { responseMs: 100 }))).toMatchObject({
    message: 'not sent: ETIMEDOUT',
  });
});

const withTls = (options: SMTPServerOptions) => ({ disabledCommands: [], ...options });

test('a server without TLS gets no e-mail unless an option allows it', async () => {
  const { url, mails } = await startMailServer();
  expect(await expectFailure(createTarget(url, { isPlainAllowed: false }))).toMatchObject({
    message: expect.stringContaining('VVOZ_LEADS_SMTP_PLAIN'),
    permanent: false,
  });
  expect(mails).toEqual([]);
});

test('a certificate of an unknown authority is refused, with STARTTLS and with smtps', async () => {
  const { key, cert } = createTestCertificate();
  const upgraded = await startMailServer(withTls({ key, cert }));
  const secure = await startMailServer({ key, cert, secure: true });
  for (const [url, mails] of [
    [upgraded.url, upgraded.mails],
    [secure.url.replace('smtp:', 'smtps:'), secure.mails],
  ] as const) {
    expect((await expectFailure(createTarget(url, { isPlainAllowed: false }))).permanent).toBe(false);
    expect(mails).toEqual([]);
  }
});

test('an e-mail is sent by STARTTLS, and by smtps, to a server whose certificate is valid', async () => {
  const { key, cert } = createTestCertificate();
  const upgraded = await startMailServer(withTls({ key, cert }));
  const secure = await startMailServer({ key, cert, secure: true });
  const trusting = { isPlainAllowed: false, ca: cert };
  await deliver(createTarget(upgraded.url, trusting), createSampleLead());
  await deliver(createTarget(secure.url.replace('smtp:', 'smtps:'), trusting), createSampleLead());
  expect([...upgraded.mails, ...secure.mails].map(({ isSecure }) => isSecure)).toEqual([true, true]);
});

test('settings in the address, which could switch the check of certificates off, are refused', () => {
  const read = (url: string) =>
    smtp.variables.read({
      VVOZ_LEADS_SMTP_URL: url,
      VVOZ_LEADS_SMTP_FROM: 'a@shop.example',
      VVOZ_LEADS_SMTP_TO: 'b@shop.example',
    });
  expect(read('smtp://mail.example?tls.rejectUnauthorized=false')).toMatchObject({ kind: 'faulty' });
  expect(read('smtp://mail.example:587')).toMatchObject({
    kind: 'set up',
    settings: { isPlainAllowed: false },
  });
});
