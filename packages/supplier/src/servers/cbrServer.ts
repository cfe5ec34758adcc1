import iconv from 'iconv-lite';
import { listen, type LocalServer } from './listen.ts';

/** Roubles for `nominal` units, with the Bank's decimal comma. */
const RATES = [
  { id: 'R01820', code: 'JPY', nominal: 100, value: '52,1430', name: 'Японских иен' },
  { id: 'R01815', code: 'KRW', nominal: 1000, value: '55,9120', name: 'Вон Республики Корея' },
  { id: 'R01375', code: 'CNY', nominal: 1, value: '11,1850', name: 'Юань' },
  { id: 'R01239', code: 'EUR', nominal: 1, value: '93,4120', name: 'Евро' },
  { id: 'R01235', code: 'USD', nominal: 1, value: '80,2260', name: 'Доллар США' },
] as const;

const REQUESTED_DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;

const formatRate = ({ id, code, nominal, value, name }: (typeof RATES)[number]): string =>
  `<Valute ID="${id}"><NumCode>000</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>${name}</Name><Value>${value}</Value><VunitRate>${value}</VunitRate></Valute>`;

/** Starts a server of the Bank of Russia's `XML_daily.asp`: windows-1251, decimal comma, an error for an invalid date. */
export const startCbrServer = (port = 0): Promise<LocalServer> =>
  listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const requested = searchParams.get('date_req');
    const [, day, month, year] = REQUESTED_DAY.exec(requested ?? '') ?? [];
    const send = (xml: string) =>
      response
        .writeHead(200, { 'content-type': 'application/xml; charset=windows-1251' })
        .end(iconv.encode(`<?xml version="1.0" encoding="windows-1251"?>${xml}`, 'windows-1251'));
    if (pathname !== '/scripts/XML_daily.asp') response.writeHead(404).end();
    else if (requested !== null && day === undefined) send('<ValCurs>Error in parameters</ValCurs>');
    else {
      const today = new Date().toLocaleDateString('ru-RU', { timeZone: 'Europe/Moscow' });
      const date = day === undefined ? today : `${day}.${month}.${year}`;
      send(
        `<ValCurs Date="${date}" name="Foreign Currency Market">${RATES.map(formatRate).join('')}</ValCurs>`,
      );
    }
  }, port);
