/** Facts of a lot that are only shown: our key and the name on the wire. */
export const LOT_DETAILS = {
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
