/** Made-up counts and queries for stories and tests, in the shapes of the API. */
import { listAuctionWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import { COLORS } from '@vvoz/catalogue/words/colors';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { findTemplate, type Template, type TemplateName } from '@vvoz/catalogue/templates/templates';
import type { FacetCounts, FacetOption, Histogram } from '@vvoz/catalogue/query/view';

export function getTemplate(name: TemplateName): Template {
  const template = findTemplate(name);
  if (!template) throw new RangeError(`no template ${name}`);
  return template;
}

export const auction = getTemplate('japan-main');
export const statistics = getTemplate('japan');
export const motorcycles = getTemplate('bike');
/** A made-up catalogue with single choice, four gearboxes and single-choice drives. */
export const leftHand: Template = {
  ...auction,
  group: 'left',
  multiSelect: false,
  gearboxes: ['AT', 'MT', 'CVT', 'AMT'],
  drives: ['FF', 'FR', '4WD'],
  facets: auction.facets.filter((key) => key !== 'day'),
};

export const parseQuery = (search: string) => parseCatalogueUrl(search);

/** Tuesday, 24 November 2026. */
export const weeks = listAuctionWeeks('2026-11-24');
/** The Saturday and Sunday of that week: its days are over, and the coming week is shown beside it. */
export const saturday = listAuctionWeeks('2026-11-28');
export const sunday = listAuctionWeeks('2026-11-29');
/** A week whose days are all over. */
export const overWeeks = weeks.map(({ label, days }) => ({
  label,
  days: days.map((day) => ({ ...day, past: true, today: false })),
}));

const makeOptions = (
  figures: Readonly<Record<string, number>>,
  extra: Partial<FacetOption> = {},
): FacetOption[] => Object.entries(figures).map(([value, count]) => ({ value, count, ...extra }));

const BRANDS = [
  ...makeOptions(
    { TOYOTA: 641, NISSAN: 512, HONDA: 398, SUZUKI: 307, SUBARU: 244, MAZDA: 209 },
    { popular: true },
  ),
  ...makeOptions({
    ALFAROMEO: 3,
    AUDI: 31,
    BMW: 58,
    DAIHATSU: 177,
    JEEP: 12,
    LEXUS: 0,
    'MERCEDES-BENZ': 64,
    MINI: 22,
    MITSUBISHI: 131,
    'ROLLS-ROYCE': 0,
    VOLKSWAGEN: 19,
    VOLVO: 14,
  }),
];

export const toyotas: readonly FacetOption[] = [
  ...makeOptions(
    { PRIUS: 214, AQUA: 160, 'COROLLA TOURING': 118, HARRIER: 77, 'LAND CRUISER PRADO': 41, ALPHARD: 44 },
    { popular: true, brand: 'TOYOTA' },
  ),
  ...makeOptions(
    {
      '86': 9,
      ALLION: 0,
      'C-HR': 57,
      CAMRY: 12,
      CROWN: 35,
      ESTIMA: 8,
      'HIACE VAN': 29,
      NOAH: 31,
      PASSO: 26,
      PIXIS: 0,
      RAIZE: 48,
      RAV4: 33,
      ROOMY: 39,
      SIENTA: 51,
      VELLFIRE: 30,
      VOXY: 42,
      YARIS: 68,
      'YARIS CROSS': 73,
    },
    { brand: 'TOYOTA' },
  ),
];

export const hondas: readonly FacetOption[] = [
  ...makeOptions({ VEZEL: 171, FIT: 92, 'N BOX': 88 }, { popular: true, brand: 'HONDA' }),
  ...makeOptions(
    { CIVIC: 11, FREED: 64, 'ODYSSEY HYBRID': 7, 'STEP WAGON': 38, 'S-MX': 0 },
    { brand: 'HONDA' },
  ),
];

export const mercedes: readonly FacetOption[] = makeOptions(
  { 'C CLASS STATION WAGON': 12, 'GLE CLASS COUPE': 3, 'S CLASS': 0, 'V CLASS': 5 },
  { brand: 'MERCEDES-BENZ' },
);

const PRIUS_CODES = makeOptions(
  { NHW20: 2, ZVW30: 41, ZVW35: 4, ZVW50: 71, ZVW51: 64, ZVW52: 9, ZVW55: 17, MXWH60: 6 },
  { brand: 'TOYOTA', model: 'PRIUS' },
);

/** Bins of equal width, starting at `from`. */
const makeHistogram = (from: number, width: number, counts: readonly number[]): Histogram => ({
  bins: counts.map((count, index) => ({ from: from + index * width, to: from + (index + 1) * width, count })),
});

const days = Object.fromEntries(
  weeks[0].days.map(({ date }, index) => [date, [0, 218, 263, 341, 204, 222, 0][index] ?? 0]),
);

export const facets: FacetCounts = {
  options: {
    brand: BRANDS,
    model: [],
    kuzov: [],
    rate: makeOptions({ RA: 12, R: 31, '3': 44, '3.5': 139, '4': 388, '4.5': 441, '5': 157, '6': 22, S: 14 }),
    drive: makeOptions({ '2WD': 984, '4WD': 264 }),
    gearbox: makeOptions({ AT: 1231, MT: 17 }),
    color: COLORS.map(({ id }, index) => ({
      value: id,
      count: [388, 211, 271, 164, 118, 103, 74, 8, 39, 21, 14, 9, 5, 0][index] ?? 0,
    })),
    day: makeOptions(days),
  },
  histograms: {
    year: makeHistogram(2009, 1, [3, 4, 6, 9, 14, 19, 27, 41, 62, 95, 140, 187, 210, 172, 130, 96, 33]),
    mileage: makeHistogram(
      0,
      10_000,
      [61, 105, 152, 208, 256, 286, 300, 268, 214, 175, 125, 87, 54, 33, 19, 11, 6, 3, 2, 1],
    ),
    engine: makeHistogram(600, 200, [70, 0, 190, 60, 240, 41, 150, 12, 95, 4, 61, 2, 33, 1, 9]),
    finish: makeHistogram(0, 250_000, [40, 160, 240, 230, 190, 130, 70, 33, 12, 6, 2]),
  },
};

/** The counts after brand and model are selected. */
export const makeModelCounts = (models: readonly FacetOption[]): FacetCounts => ({
  ...facets,
  options: { ...facets.options, model: models, kuzov: PRIUS_CODES },
});

/** No lot matches: every count is 0. */
export const noLots: FacetCounts = {
  options: Object.fromEntries(
    Object.entries(makeModelCounts(toyotas).options).map(([key, list]) => [
      key,
      list.map((option) => ({ ...option, count: 0 })),
    ]),
  ),
  histograms: {},
};
/** The counts failed to load. */
export const uncounted: FacetCounts = { options: {}, histograms: {} };
