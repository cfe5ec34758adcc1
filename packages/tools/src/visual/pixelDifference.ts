/** A decoded picture: four bytes a pixel (red, green, blue, alpha), rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What two pictures of one story differ in. */
export interface Difference {
  /** Pixels that differ visibly; those that only one of the two has count too. */
  readonly pixels: number;
  readonly width: number;
  readonly height: number;
  /** The first picture faded, with what differs in red. */
  readonly data: Uint8ClampedArray;
}

/**
 * Compares two pictures pixel by pixel over the larger width and height. Differences below what an eye tells apart
 * (a tenth of the way from black to white in YIQ, Kotsarenko and Ramos 2010) are none. The function uses nothing outside
 * itself: its text is sent to a browser page, which decodes the pictures.
 */
export function pixelDifference(before: Pixels, after: Pixels): Difference {
  const VISIBLE = 0.1;
  // The square of the distance between black and white in these weights.
  const WHOLE = 35_215;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8ClampedArray(width * height * 4);
  let pixels = 0;
  const place = (picture: Pixels, x: number, y: number): number =>
    x < picture.width && y < picture.height ? (y * picture.width + x) * 4 : -1;
  /** Channel over white: pictures of pages are opaque, but for what lies outside of one of them. */
  const channel = (picture: Pixels, at: number, offset: number): number => {
    const alpha = (picture.data[at + 3] ?? 0) / 255;
    return 255 + ((picture.data[at + offset] ?? 0) - 255) * alpha;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one = place(before, x, y);
      const other = place(after, x, y);
      let differs = one < 0 !== other < 0;
      if (one >= 0 && other >= 0) {
        const red = channel(before, one, 0) - channel(after, other, 0);
        const green = channel(before, one, 1) - channel(after, other, 1);
        const blue = channel(before, one, 2) - channel(after, other, 2);
        const brightness = 0.298_895 * red + 0.586_622 * green + 0.114_482 * blue;
        const inPhase = 0.595_978 * red - 0.274_176 * green - 0.321_802 * blue;
        const quadrature = 0.211_47 * red - 0.522_617 * green + 0.311_147 * blue;
        const distance =
          0.5053 * brightness * brightness + 0.299 * inPhase * inPhase + 0.1957 * quadrature * quadrature;
        differs = distance > WHOLE * VISIBLE * VISIBLE;
      }
      if (differs) pixels += 1;
      const faded =
        one < 0
          ? 255
          : 255 -
            (255 - (channel(before, one, 0) + channel(before, one, 1) + channel(before, one, 2)) / 3) * 0.2;
      data.set(differs ? [220, 20, 40, 255] : [faded, faded, faded, 255], (y * width + x) * 4);
    }
  }
  return { pixels, width, height, data };
}
