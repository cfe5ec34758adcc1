import { expect, test } from 'vitest';
import { createPictureHosts } from '../../lib/pictureHosts.ts';
import { createPictureHost } from '../testing/createPictureHost.ts';
import { fetchPicture } from './fetchPicture.ts';

const BODY = Buffer.from('the picture');

test.each([301, 302, 303, 307, 308])(
  'a redirect within the allowed hosts is followed: %i',
  async (status) => {
    const host = await createPictureHost((request, response) => {
      if (request.url === '/old') response.writeHead(status, { location: '/new' }).end();
      else response.end(BODY);
    });
    expect(await fetchPicture(`${host.url}/old`, { hosts: host.hosts })).toEqual(BODY);
    expect(host.requestedPaths).toEqual(['/old', '/new']);
  },
);

test('a name that resolves to this machine is refused before anything is sent', async () => {
  const host = await createPictureHost((_, response) => response.end(BODY));
  const hosts = createPictureHosts(['img.example', '127.0.0.1', 'localhost', '[::1]', '[::ffff:7f00:1]']);
  await expect(
    fetchPicture('http://img.example/a', {
      hosts,
      resolve: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    }),
  ).rejects.toMatchObject({ kind: 'refused' });
  const ownAddresses = ['127.0.0.1', '2130706433', 'localhost', '[::1]', '[::ffff:127.0.0.1]'];
  for (const address of ownAddresses.map((name) => `http://${name}/a`))
    await expect(fetchPicture(address, { hosts })).rejects.toMatchObject({ kind: 'refused' });
  expect(host.requestedPaths).toEqual([]);
});

test.each([
  ['another host', 'http://evil.example/a'],
  ['a private address', 'http://169.254.169.254/latest/meta-data'],
  ['another port of this machine', 'http://127.0.0.1:1/a'],
  ['a file', 'file:///etc/passwd'],
])('a redirect to %s is refused', async (_, location) => {
  const host = await createPictureHost((_request, response) => response.writeHead(302, { location }).end());
  await expect(fetchPicture(`${host.url}/a`, { hosts: host.hosts })).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(host.requestedPaths).toEqual(['/a']);
});

test('three redirects are followed', async () => {
  const host = await createPictureHost((request, response) => {
    if (request.url === '/3') response.end(BODY);
    else response.writeHead(302, { location: `/${Number(request.url?.slice(1)) + 1}` }).end();
  });
  expect(await fetchPicture(`${host.url}/0`, { hosts: host.hosts })).toEqual(BODY);
});

test('an endless chain of redirects is refused', async () => {
  const host = await createPictureHost((_, response) =>
    response.writeHead(302, { location: '/again' }).end(),
  );
  await expect(fetchPicture(host.url, { hosts: host.hosts })).rejects.toThrow('too many redirections');
  expect(host.requestedPaths).toHaveLength(4);
});

test.each([
  [404, 'absent'],
  [410, 'absent'],
  [408, 'down'],
  [429, 'down'],
  [503, 'down'],
])('HTTP %d is %s', async (status, kind) => {
  const host = await createPictureHost((_, response) => response.writeHead(status).end(BODY));
  await expect(fetchPicture(host.url, { hosts: host.hosts })).rejects.toMatchObject({ kind });
});

test('a host that never answers, or sends byte by byte, times out', async () => {
  const silent = await createPictureHost(() => undefined);
  const dripping = await createPictureHost((_, response) => {
    response.writeHead(200);
    const drops = setInterval(() => response.write('.'), 5);
    response.on('close', () => clearInterval(drops));
  });
  for (const { url, hosts } of [silent, dripping])
    await expect(fetchPicture(url, { hosts, timeoutMs: 60 })).rejects.toThrow('no whole picture in 60 ms');
});

test('a huge picture is aborted at the limit, with or without a declared length', async () => {
  let sent = 0;
  const endless = await createPictureHost((_, response) => {
    const chunk = Buffer.alloc(64_000);
    const write = () => {
      sent += chunk.length;
      if (!response.destroyed) response.write(chunk, write);
    };
    write();
  });
  const honest = await createPictureHost((_, response) => {
    response.writeHead(200, { 'content-length': 500_000_000 }).write('x');
  });
  for (const { url, hosts } of [endless, honest])
    await expect(fetchPicture(url, { hosts, maxBytes: 100_000 })).rejects.toThrow('larger than 100000 bytes');
  expect(sent).toBeLessThan(20_000_000);
});

test('a body that breaks off is a fault', async () => {
  const host = await createPictureHost((_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
  });
  await expect(fetchPicture(host.url, { hosts: host.hosts })).rejects.toMatchObject({ kind: 'down' });
});
