/** Fields that the rows of aleado and jpcenter share. Every value is a string. A broken record may lack its ID. */
export interface AuctionRow {
  ID?: string;
  LOT: string;
  AUCTION_DATE: string;
  AUCTION: string;
  TOWN: string;
  MARKA_ID: string;
  MARKA_NAME: string;
  MODEL_ID: string;
  MODEL_NAME: string;
  BODY_TYPE: string;
  YEAR: string;
  ENG_V: string;
  PW: string;
  MILEAGE: string;
  GRADE: string;
  KPP: string;
  KPP_TYPE: string;
  PRIV: string;
  COLOR: string;
  EQUIP: string;
  RATE: string;
  START: string;
  FINISH: string;
  AVG_PRICE: string;
  STATUS: string;
  TIME: string;
  SERIAL: string;
  INFO: string;
  LHDRIVE: string;
  IMAGES: string;
}

/** Cars of aleado: thousands of yen, body code under MODEL_TYPE. */
export interface AleadoRow extends AuctionRow {
  MODEL_TYPE: string;
}

export interface AleadoBikeRow extends AleadoRow {
  LOT_NUM: string;
  AUCTION_ID: string;
  MIL_NOTE: string;
  RATE_ENG: string;
  RATE_FRONT: string;
  RATE_EXT: string;
  RATE_REAR: string;
  RATE_EL: string;
  RATE_FRAME: string;
  INSPECTION: string;
}

/** jpcenter: body code under KUZOV. Only the Europe tables have CURRENCY; only hdm has the fields after it. */
export interface JpcenterRow extends AuctionRow {
  KUZOV: string;
  /** '1': low quality; the importer leaves it out. */
  AUCTION_TYPE: string;
  /** '1': may not be brought to Russia. */
  SANCTION: string;
  CURRENCY?: string;
  GROUP?: string;
  CATEGORY?: string;
  VOLUME?: string;
  PRICE?: string;
}

/** A WordPress REST object with the embedded picture and the fields of its form; a broken one may lack its id. */
export interface WordPressPost {
  id?: number;
  date: string;
  modified: string;
  slug: string;
  status: 'publish';
  type: string;
  link: string;
  title: { rendered: string };
  excerpt: { rendered: string };
  content: { rendered: string };
  featured_media: number;
  categories: number[];
  _embedded: { 'wp:featuredmedia': WordPressMedia[] };
  acf: Record<string, string>;
}

export interface WordPressMedia {
  id: number;
  source_url: string;
  alt_text: string;
  media_details: { width: number; height: number; sizes: Record<'medium' | 'thumbnail', WordPressSize> };
}

export interface WordPressSize {
  source_url: string;
  width: number;
  height: number;
}
