/** Address of a picture in a width in px, given as the query parameter `w`. */
export const formatPictureUrl = (address: string, width: number): string =>
  `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
