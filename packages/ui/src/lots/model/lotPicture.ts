/** Name of the large picture of a lot in transitions between pages. */
export const LOT_PICTURE = 'lot-picture';
