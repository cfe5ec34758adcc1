import { z } from 'zod';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { defineLotSource } from '../../Source.ts';
import { isObject } from '../../records/reading.ts';
import { upperNames } from '../../records/upperNames.ts';
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

/** AUCTION_TYPE 1 marks lots whose pictures are poor. */
const isType1 = (record: unknown): boolean =>
  isObject(record) && String(upperNames(record)['AUCTION_TYPE']).trim() === '1';

/** Auctions and stock of jpcenter (AJES), asked for with SQL over HTTP. */
export const jpcenter = defineLotSource({
  name: 'jpcenter',
  about: 'auctions and stock of Japan, Korea, China and Europe, by SQL over HTTP',
  variables: defineVariableGroup({
    needs: { VVOZ_JPCENTER_URL: webVariable, VVOZ_JPCENTER_CODE: z.string().min(1) },
    options: {
      VVOZ_JPCENTER_FORMAT: z.enum(['json', 'xml']).default('json'),
      VVOZ_JPCENTER_TABLES: tableList,
      VVOZ_JPCENTER_IP: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
      VVOZ_JPCENTER_SKIP_TYPE_1: z.enum(['yes', 'no']).default('no'),
    },
    settings: (values) => ({
      url: values.VVOZ_JPCENTER_URL,
      code: values.VVOZ_JPCENTER_CODE,
      format: values.VVOZ_JPCENTER_FORMAT,
      gzip: true,
      /** Names of the tables that are read. */
      tables: values.VVOZ_JPCENTER_TABLES,
      /** Sent with the queries of imports, which no visitor asks. */
      ip: values.VVOZ_JPCENTER_IP,
      /** Lots of AUCTION_TYPE 1 are left out. */
      skipsType1: values.VVOZ_JPCENTER_SKIP_TYPE_1 === 'yes',
    }),
  }),
  tables: [
    { table: 'main', type: 'japan' },
    { table: 'stats', type: 'japan_st' },
    // Motorcycles are priced in thousands of yen.
    { table: 'bike', type: 'bike', priceUnit: 1000, sheet: 'IMAGE0' },
    { table: 'bike_st', type: 'bike_st', priceUnit: 1000, sheet: 'IMAGE0' },
    // Whole KRW and CNY, and km: the ×10,000 of Encar and che168 is not in these tables.
    { table: 'korea', type: 'korean', minPriceRub: 100_000 },
    { table: 'china', type: 'china', minPriceRub: 100_000 },
    { table: 'one', type: 'left', parent: 'japan', country: 'JP', currency: 'jpy' },
    // Coming lots and the archive are in one table.
    { table: 'hdm', type: 'spec_japan', finishKey: 'PRICE', sheet: 'none', where: 'IS_STAT=0' },
    { table: 'europe', type: 'europe', currency: 'eur' },
    { table: 'europe_st', type: 'europe_st', currency: 'eur' },
    { table: 'europe_one', type: 'left', parent: 'europe', country: 'EU', currency: 'eur' },
  ],
  readRecord: readJpcenter,
  chosenTables: ({ tables }) => tables,
  // The supplier's own, and those of the markets whose lots it passes on: Encar and che168.
  pictureHosts: () => ['ajes.com', '*.ajes.com', '*.encar.com', '*.autoimg.cn'],
  skips: ({ skipsType1 }, record) => skipsType1 && isType1(record),
  open: ({ url, ...settings }, { table, source, where }, signal) =>
    jpcenterFeed({
      ...settings,
      baseUrl: url,
      table,
      source,
      ...(where === undefined ? {} : { where }),
      ...(signal ? { signal } : {}),
    }),
  turn: 'by table',
});
