import { z } from 'zod';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { defineLotSource } from '../../Source.ts';
import { readAuctionRecord } from '../../records/auctionRecord.ts';
import { isObject, NOT_AN_OBJECT, type ReadRecord } from '../../records/reading.ts';
import { toUpperNames } from '../../records/upperNames.ts';
import { openJpcenterFeed } from './jpcenterFeed.ts';

const tableList = z
  .string()
  .default('one,hdm,korea,china')
  .transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** Reads a record of jpcenter. The body code is under KUZOV. */
const readJpcenter: ReadRecord = (record, table, now) =>
  isObject(record) ? readAuctionRecord(record, table, 'KUZOV', now) : NOT_AN_OBJECT;

/** AUCTION_TYPE 1 marks lots with poor pictures. */
const isType1 = (record: unknown): boolean =>
  isObject(record) && String(toUpperNames(record)['AUCTION_TYPE']).trim() === '1';

/** Auctions and stock of jpcenter (AJES), queried with SQL over HTTP. */
export const jpcenter = defineLotSource({
  name: 'jpcenter',
  about: 'auctions and stock of Japan, Korea, China and Europe, by SQL over HTTP',
  variables: defineVariableGroup({
    needs: {
      VVOZ_JPCENTER_URL: webVariable.describe('address of the API'),
      VVOZ_JPCENTER_CODE: z.string().min(1).describe('access code'),
    },
    options: {
      VVOZ_JPCENTER_FORMAT: z.enum(['json', 'xml']).default('json').describe('format of the replies'),
      VVOZ_JPCENTER_TABLES: tableList.describe('tables that are read'),
      VVOZ_JPCENTER_IP: z
        .union([z.ipv4(), z.ipv6()])
        .default('127.0.0.1')
        .describe('address that imports send instead of that of a visitor'),
      VVOZ_JPCENTER_SKIP_TYPE_1: z
        .enum(['yes', 'no'])
        .default('no')
        .describe('leaves out lots with poor pictures'),
    },
    settings: (values) => ({
      url: values.VVOZ_JPCENTER_URL,
      code: values.VVOZ_JPCENTER_CODE,
      format: values.VVOZ_JPCENTER_FORMAT,
      gzip: true,
      /** Names of the tables that are read. */
      tables: values.VVOZ_JPCENTER_TABLES,
      /** The IP address that is sent with queries of imports. */
      ip: values.VVOZ_JPCENTER_IP,
      /** True if lots of AUCTION_TYPE 1 are skipped. */
      skipsType1: values.VVOZ_JPCENTER_SKIP_TYPE_1 === 'yes',
    }),
  }),
  tables: [
    { table: 'main', type: 'japan' },
    { table: 'stats', type: 'japan_st' },
    // Motorcycles are priced in thousands of yen.
    { table: 'bike', type: 'bike', priceUnit: 1000, sheet: 'IMAGE0' },
    { table: 'bike_st', type: 'bike_st', priceUnit: 1000, sheet: 'IMAGE0' },
    // Prices are in KRW and CNY, mileage in km, not in units of 10,000 as on Encar and che168.
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
  chooseTables: ({ tables }) => tables,
  // The supplier's own hosts, and those of Encar and che168, whose lots it resells.
  pictureHosts: () => ['ajes.com', '*.ajes.com', '*.encar.com', '*.autoimg.cn'],
  skips: ({ skipsType1 }, record) => skipsType1 && isType1(record),
  open: ({ url, ...settings }, { table, source, where }, signal) =>
    openJpcenterFeed({
      ...settings,
      baseUrl: url,
      table,
      source,
      ...(where === undefined ? {} : { where }),
      ...(signal ? { signal } : {}),
    }),
  schedule: 'by table',
});
