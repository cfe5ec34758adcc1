/** Creates a valid record of aleado's table of coming Japanese cars. */
export const createAleadoRow = (fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  ID: '0k3f9a1x',
  LOT: '40217',
  AUCTION_DATE: '2026-11-25 10:42:00',
  AUCTION: 'USS Tokyo',
  TOWN: 'Chiba',
  MARKA_ID: '9',
  MARKA_NAME: 'TOYOTA',
  MODEL_ID: '1012',
  MODEL_NAME: 'PRIUS',
  MODEL_TYPE: 'DAA-ZVW50-AHXEB',
  BODY_TYPE: 'hatchback',
  YEAR: '2019',
  ENG_V: '1800',
  PW: '98',
  MILEAGE: '48000',
  GRADE: 'S TOURING SELECTION',
  KPP: 'CVT',
  KPP_TYPE: '2',
  PRIV: 'FF',
  COLOR: 'PEARL',
  EQUIP: 'AAC PS PW ABS NAV AW',
  RATE: '4.5',
  START: '800',
  FINISH: '0',
  AVG_PRICE: '1350',
  STATUS: '',
  TIME: 'H',
  SERIAL: 'ZVW50-8012345',
  INFO: 'INT:B EXT:B MARKS:A1@bumperF NOTES:Один владелец',
  LHDRIVE: '0',
  IMAGES: '/pictures/japan/0k3f9a1x/0?v=1#/pictures/japan/0k3f9a1x/1?v=1',
  ...fields,
});

/** Creates `count` valid records with different ids. */
export const createAleadoRows = (count: number, fields: Readonly<Record<string, unknown>> = {}) =>
  Array.from({ length: count }, (_, index) => createAleadoRow({ ID: `lot${index}`, ...fields }));

/** Creates a valid record of jpcenter's Korean stock. */
export const createKoreaRow = (fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const { MODEL_TYPE: _, ...row } = createAleadoRow();
  return {
    ...row,
    ID: 'k7',
    AUCTION_TYPE: '0',
    AUCTION_DATE: '0000-00-00 00:00:00',
    AUCTION: 'ENCAR',
    MARKA_NAME: 'KIA',
    MODEL_NAME: 'SORENTO',
    KUZOV: 'MQ4',
    YEAR: '202107',
    PW: '',
    RATE: '',
    START: '',
    AVG_PRICE: '',
    FINISH: '26500000',
    LHDRIVE: '1',
    ...fields,
  };
};

/** Creates a valid post that offers machinery. */
export const createMachinePost = (
  acf: Readonly<Record<string, unknown>> = {},
  post: Readonly<Record<string, unknown>> = {},
) => ({
  id: 4711,
  status: 'publish',
  title: { rendered: 'Komatsu PC200&#8211;8' },
  content: { rendered: '<p onclick="x()">…</p><script>alert(1)</script>' },
  acf: {
    marka_name: 'Komatsu',
    model_name: 'PC200-8',
    category: 'excavator',
    body_type: 'excavator',
    year: '2019',
    hours: '6480',
    power: '150',
    fuel: 'D',
    price: '312000',
    currency: 'CNY',
    town: 'Шанхай &amp; область',
    images: '/pictures/spec/4711/0?v=1',
    ...acf,
  },
  ...post,
});
