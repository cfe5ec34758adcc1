/** Adds the wanted width of a picture, px, to its address: `?w=320`. */
export const formatPictureUrl = (address: string, width: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
