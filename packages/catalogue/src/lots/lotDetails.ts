/** Facts of a lot that are only displayed: key → name in feeds and on the wire. */
export const FEED_DETAILS = {
  rateEngine: 'RATE_ENG',
  rateFront: 'RATE_FRONT',
  rateExterior: 'RATE_EXT',
  rateRear: 'RATE_REAR',
  rateElectrics: 'RATE_EL',
  rateFrame: 'RATE_FRAME',
  inspection: 'INSPECTION',
  mileageNote: 'MIL_NOTE',
  group: 'GROUP',
  category: 'CATEGORY',
  place: 'VOLUME',
} as const;

/** All facts that are only displayed. The last five keep feed words that our vocabularies do not contain. */
export const LOT_DETAILS = {
  ...FEED_DETAILS,
  colorText: 'COLOR_TEXT',
  driveText: 'PRIV_TEXT',
  fuelText: 'TIME_TEXT',
  gradeText: 'RATE_TEXT',
  statusText: 'STATUS_TEXT',
} as const;

/** For each vocabulary, the fact that keeps feed words unknown to it. */
export const UNKNOWN_WORD_DETAILS = {
  color: 'colorText',
  drive: 'driveText',
  fuel: 'fuelText',
  grade: 'gradeText',
  status: 'statusText',
} as const satisfies Readonly<Record<string, keyof typeof LOT_DETAILS>>;
