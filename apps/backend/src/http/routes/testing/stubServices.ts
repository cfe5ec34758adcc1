import type { Lot } from '@vvoz/catalogue/lots/lot';
import { createFigures } from '../../metrics/createFigures.ts';
import type { Services } from '../route.ts';

export const STUB_LOT: Lot = {
  id: 'prius-1',
  type: 'japan',
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: 'ZVW50',
  currency: 'jpy',
  status: 'coming',
  images: ['/a/0'],
  equipment: [],
  leftHand: false,
};

const STUB_SET = { id: '7', title: 'Свежие', type: 'japan', text: '', filter: { year_min: 2020 } };

/** The answers of the services, by service and method. A test may replace some. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'store.version': '1',
  'store.count': 5,
  'store.list': [STUB_LOT],
  'store.facets': [[]],
  'store.histograms': [],
  'store.values': [],
  'store.medians': [],
  'store.sales': [],
  'store.arrivals': [{ lot: STUB_LOT, addedAt: '2026-11-22T00:00:00.000Z' }],
  'store.landings': [{ names: ['TOYOTA'], count: 5 }],
  'store.landingParts': [{ count: 5 }],
  'store.offers': { lots: [STUB_LOT] },
  'store.get': STUB_LOT,
  'store.similar': [STUB_LOT],
  'store.statistics': [],
  'store.compare': {
    lot: { ...STUB_LOT, finish: null, mileage: null },
    total: 0,
    sales: [],
    appearances: [],
  },
  'content.version': '1',
  'content.options': {},
  'content.page': { path: '/' },
  'content.pages': { items: [] },
  'content.cataloguePage': { path: '/japan/czeny-na-avto', template: 'japan-main', title: 'Авто из Японии' },
  'content.entries': { count: 0, items: [] },
  'content.countEntries': 4,
  'content.reviews': { count: 0, rating: null, items: [] },
  'content.set': STUB_SET,
  'content.sets': [STUB_SET],
  'content.moto': { brand: 'HONDA', model: 'CB400SF', items: [] },
  'content.pictureAddress': 'https://blog.example/port.jpg',
  'pictures.getLotFrame': { bytes: Buffer.from('RIFF'), isFinal: true },
  'pictures.drawCard': Buffer.from('JPEG'),
  'pictures.getForeign': { bytes: Buffer.from('RIFF'), isFinal: true },
  'costs.receipt': { totals: { total: 1 } },
  'costs.bids': { items: [] },
  'costs.batch': { items: [] },
  'costs.terms': { cities: [], rates: [] },
  'leads.admit': 0,
  'leads.score': 0.9,
  'leads.createChallenge': { parameters: {}, signature: '' },
  'leads.save': { id: 'lead-1', createdAt: '2026-11-22T00:00:00.000Z', duplicate: false },
};

export interface StubServices {
  readonly services: Services;
  /** The calls so far, each with its name (`store.count`) and its arguments, without the reads of versions. */
  readonly calls: (readonly [method: string, ...args: unknown[]])[];
}

/** Creates services that record their calls. A method without an answer in the table returns undefined. */
export function createStubServices(responses: Readonly<Record<string, unknown>> = {}): StubServices {
  const calls: StubServices['calls'] = [];
  const createService = (service: string) =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          const method = `${service}.${String(name)}`;
          if (method === 'leads.trustedIps') return undefined;
          return async (...args: unknown[]) => {
            if (name !== 'version') calls.push([method, ...args]);
            return method in responses ? responses[method] : ANSWERS[method];
          };
        },
      },
    );
  const stub: Readonly<Record<string, unknown>> = {
    store: createService('store'),
    content: createService('content'),
    pictures: createService('pictures'),
    costs: createService('costs'),
    leads: createService('leads'),
    feeds: async () => [],
    backups: async () => ({ lastSuccess: null, failures: 0 }),
    writerFault: undefined,
    machine: async () => ({ disk: undefined, catalogueBytes: 0, importSeconds: new Map(), quarantined: 0 }),
    drifts: async () => [],
    explain: async () => undefined,
    figures: createFigures(),
    origins: ['https://vvoz.example'],
    release: { version: '1.2.3', commit: 'abc' },
  };
  // The proxies have every method that a route calls.
  return { services: stub as unknown as Services, calls };
}
