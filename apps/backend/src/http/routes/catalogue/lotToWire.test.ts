import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wireLotSchema } from '@vvoz/api/wire/lotSchema';
import { parseLot } from '@vvoz/api/wire/parseLot';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { arbitraryLot } from '@vvoz/catalogue/testing/arbitraryLot';
import { lotToWire } from './lotToWire.ts';

test('every lot is the same after conversion to the wire and back', () => {
  fc.assert(
    fc.property(arbitraryLot(), (generated) => {
      const lot = { ...generated, images: generated.images.map((name) => `/pictures/${name}`) };
      const received: unknown = JSON.parse(JSON.stringify(lotToWire(lot)));
      expect(parseLot(wireLotSchema.parse(received))).toEqual({ kind: 'lot', lot, dropped: [] });
    }),
  );
});

const LOT: Lot = {
  id: 'prius-1',
  type: 'left',
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'eur',
  status: 'not_sold',
  images: ['/a/0', '/a/1'],
  equipment: ['AAC', 'PS'],
  gearbox: 'FAT',
  fuel: 'hybrid',
  color: 'pearl',
  leftHand: true,
  lotNumber: '5123',
  auctionDate: '2026-11-25T09:40:00',
  finish: 12_000,
  country: 'EU',
  details: { rateFront: 'B' },
};

test('a lot has the names and words of the specification', () => {
  expect(JSON.parse(JSON.stringify(lotToWire(LOT)))).toEqual({
    ID: 'prius-1',
    LOT: '5123',
    LOT_NUM: '5123',
    AUCTION_DATE: '2026-11-25 09:40:00',
    AUCTION: '',
    TOWN: '',
    MARKA_NAME: 'TOYOTA',
    MODEL_NAME: 'PRIUS',
    BODY_TYPE: '',
    KUZOV: '',
    GRADE: '',
    KPP: 'FAT',
    KPP_TYPE: '2',
    PRIV: '',
    PW_LIST: '',
    COLOR: 'PEARL',
    EQUIP: 'AAC PS',
    RATE: '',
    FINISH: 12_000,
    CURRENCY: 'EUR',
    STATUS: 'not sold',
    COUNTRY: 'EU',
    TIME: 'H',
    TYPE: 'left',
    TYPE_PARENT: 'europe',
    auc_type: 'left',
    LHDRIVE: '1',
    SANCTION: '0',
    NO_SHEET: '0',
    FEW_SALES: '0',
    SERIAL: '',
    INFO: '',
    IMAGES: '/a/0#/a/1',
    RATE_FRONT: 'B',
  });
});

test.each([
  ['FAT', '2'],
  ['5F', '1'],
  ['unknown', ''],
  [undefined, ''],
])('a gearbox %s is of the kind «%s»', (gearbox, kind) => {
  const { gearbox: _gearbox, ...rest } = LOT;
  const lot = gearbox === undefined ? rest : { ...rest, gearbox };
  expect(lotToWire(lot)).toMatchObject({ KPP: gearbox ?? '', KPP_TYPE: kind });
});

test('left-hand stock of an unknown country has no parent', () => {
  const { country: _country, ...lot } = LOT;
  expect(lotToWire(lot)).toMatchObject({ TYPE_PARENT: '', COUNTRY: '' });
});
