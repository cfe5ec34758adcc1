import { z } from 'zod';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { defineLotSource } from '../../Source.ts';
import { jpcenterFeed } from './jpcenterFeed.ts';
import { readJpcenter } from './readJpcenter.ts';

const tableList = z
  .string()
  .default('one,hdm,korea,china')
  .transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** Auctions and stock of jpcenter (AJES), asked for with SQL over HTTP. */
export const jpcenter = defineLotSource({
  name: 'jpcenter',
  about: 'auctions and stock of Japan, Korea, China and Europe, by SQL over HTTP',
  variables: defineVariableGroup({
    needs: { VVOZ_JPCENTER_URL: webVariable, VVOZ_JPCENTER_CODE: z.string().min(1) },
    options: {
      VVOZ_JPCENTER_FORMAT: z.enum(['json', 'xml']).default('json'),
      VVOZ_JPCENTER_TABLES: tableList,
    },
    settings: (values) => ({
      url: values.VVOZ_JPCENTER_URL,
      code: values.VVOZ_JPCENTER_CODE,
      format: values.VVOZ_JPCENTER_FORMAT,
      gzip: true,
      /** Names of the tables that are read. */
      tables: values.VVOZ_JPCENTER_TABLES,
    }),
  }),
  tables: [
    { table: 'main', type: 'japan' },
    { table: 'stats', type: 'japan_st' },
    { table: 'bike', type: 'bike' },
    { table: 'bike_st', type: 'bike_st' },
    // Encar counts in 10,000 KRW, che168 in 10,000 CNY and 10,000 km.
    { table: 'korea', type: 'korean', priceUnit: 10_000 },
    { table: 'china', type: 'china', priceUnit: 10_000, mileageUnit: 10_000 },
    { table: 'one', type: 'left', parent: 'japan', country: 'JP', currency: 'jpy' },
    { table: 'hdm', type: 'spec_japan', finishKey: 'PRICE' },
    { table: 'europe', type: 'europe', currency: 'eur' },
    { table: 'europe_st', type: 'europe_st', currency: 'eur' },
    { table: 'europe_one', type: 'left', parent: 'europe', country: 'EU', currency: 'eur' },
  ],
  readRecord: readJpcenter,
  chosenTables: ({ tables }) => tables,
  // The supplier's own, and those of the markets whose lots it passes on: Encar and che168.
  pictureHosts: () => ['ajes.com', '*.ajes.com', '*.encar.com', '*.autoimg.cn'],
  open: ({ url, code, format, gzip }, { table, source }, signal) =>
    jpcenterFeed({ baseUrl: url, code, format, gzip, table, source, ...(signal ? { signal } : {}) }),
  turn: 'by table',
});
