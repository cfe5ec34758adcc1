import type { Page } from '@playwright/test';
import { isForeign } from './addresses.ts';

/** Variables that switch on every counter and a support chat. */
export const ALL_SERVICES = {
  VVOZ_METRIKA_ID: '12345678',
  VVOZ_ROISTAT_ID: '0123456789abcdef0123456789abcdef',
  VVOZ_TOP_MAIL_RU_ID: '3509440',
  VVOZ_VK_PIXEL_ID: 'VK-RTRG-12345-abcde',
  VVOZ_JIVO_ID: 'a1B2c3D4e5',
};

/** Script that sends a counter's call to a host, written into the address so that the test can read it. */
const SEND = `const send = (host, call) => { new Image().src = 'https://' + host + '/call?' + encodeURIComponent(JSON.stringify(call)); };`;

/** Stand-ins for the scripts of the services: each sends the calls that it gets and adds no hit; two set a cookie. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/metrika/tag.js': `
    const run = (id, method, ...rest) => {
      if (method === 'init') document.cookie = '_ym_uid=1; path=/';
      send('mc.yandex.ru', { method, rest });
    };
    const { a: waiting } = window.ym;
    window.ym = run;
    for (const call of waiting) run(...call);`,
  '/js/code.js': `
    const waiting = window._tmr;
    window._tmr = { push: (message) => send('top-fwz1.mail.ru', message) };
    for (const message of waiting) window._tmr.push(message);`,
  '/js/api/openapi.js': `
    window.VK = { Retargeting: {
      Init: () => {},
      Hit: () => send('vk.com', { method: 'hit', url: location.href }),
      Event: (name) => send('vk.com', { method: 'event', name }),
    } };`,
  '/widget/a1B2c3D4e5': `
    window.jivo_api = { open: () => send('code.jivo.ru', { method: 'open' }) };
    window.jivo_onLoadCallback();`,
  '/init': `
    document.cookie = 'roistat_visit=104857; path=/';
    window.roistat = {
      event: { send: (name) => send('cloud.roistat.com', { name }) },
      registerOnCalltrackingPhoneReceivedCallback: (listener) => listener('79141234567'),
    };
    window.onRoistatAllModulesLoaded();`,
};
const findScript = (path: string): string | undefined =>
  SCRIPTS[path] ?? SCRIPTS[/^\/api\/site.*\/init$|^\/dist\/module\.js$/.test(path) ? '/init' : ''];

export interface ForeignTraffic {
  /** Addresses of all requests that left for another host. */
  readonly requests: readonly string[];
  /** Calls that a host received, in order. */
  readonly listRequests: (host: string) => readonly Readonly<Record<string, unknown>>[];
}

/** Answers in place of all other hosts, and records the requests to them. */
export async function respondForeignHosts(page: Page): Promise<ForeignTraffic> {
  const requests: string[] = [];
  // The sites open no web sockets of their own.
  page.on('websocket', (socket) => requests.push(socket.url()));
  await page.context().route(isForeign, async (route) => {
    const url = new URL(route.request().url());
    requests.push(url.href);
    const script = findScript(url.pathname);
    await route.fulfill(
      script === undefined
        ? { status: 200, contentType: 'image/gif', body: '' }
        : { status: 200, contentType: 'text/javascript', body: `{ ${SEND} ${script} }` },
    );
  });
  return {
    requests,
    listRequests: (host) =>
      requests
        .map((request) => new URL(request))
        .filter((url) => url.hostname === host && url.pathname === '/call')
        .map(({ search }) => JSON.parse(decodeURIComponent(search.slice(1))) as Record<string, unknown>),
  };
}
