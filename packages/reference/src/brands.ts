/** Brands that feeds name in several ways, or that have changed their name, as the tables have them. */
const BRANDS: Readonly<Record<string, string>> = {
  KGM: 'SSANGYONG',
  'KG MOBILITY': 'SSANGYONG',
  'RENAULT KOREA': 'RENAULT SAMSUNG',
  'GM DAEWOO': 'CHEVROLET',
  DAEWOO: 'CHEVROLET',
  GWM: 'GREAT WALL',
  LIXIANG: 'LI AUTO',
};
/** In Korea the cars of Renault Samsung are sold as Renault, too. */
const KOREAN_BRANDS: Readonly<Record<string, string>> = { ...BRANDS, RENAULT: 'RENAULT SAMSUNG' };

/** The brand under which the tables have the cars of a brand. */
export const canonicalBrand = (brand: string, market = ''): string =>
  (market === 'korea' ? KOREAN_BRANDS : BRANDS)[brand] ?? brand;
