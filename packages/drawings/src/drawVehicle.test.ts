import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isCarType } from './cars/carTypes.ts';
import { drawLettering } from './core/lettering.ts';
import { COLOR_NAMES } from './core/palette.ts';
import { BODY_TYPES, drawVehicle, listViews, type VehiclePicture } from './drawVehicle.ts';
import { listGroups, readStrokes } from './testing/readStrokes.ts';
import { listIds, listReferences, findXmlFault } from './testing/wellFormed.ts';

const sedan: VehiclePicture = {
  bodyType: 'sedan',
  color: 'RED',
  view: 'side',
  seed: 7,
  caption: 'ZVW50 · 2019',
};

const readLettering = (svg: string) => listGroups(svg).map(readStrokes);
const strokes = (text: string | number) => readStrokes(drawLettering(String(text), 0, 0, 6));

const everything = BODY_TYPES.flatMap((bodyType) =>
  listViews(bodyType).flatMap((view) =>
    (['paper', 'dark'] as const).flatMap((ground) =>
      (['WHITE', 'BLACK', 'ORANGE'] as const).map((color, i): VehiclePicture => ({
        bodyType,
        view,
        ground,
        color,
        caption: 'МАРК II & CO · 2004',
        seed: `${bodyType}-${i}`,
        drive: i % 2 ? 'left' : 'right',
      })),
    ),
  ),
);

describe('drawVehicle', () => {
  it.each(BODY_TYPES)('draws every view of a %s as clean, well-formed SVG', (bodyType) => {
    for (const picture of everything.filter((one) => one.bodyType === bodyType)) {
      const svg = drawVehicle(picture);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(findXmlFault(svg)).toBeNull();
      const ids = listIds(svg);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(listReferences(svg)));
    }
  });

  it('gives the same text for the same input', () => {
    for (const picture of everything.filter(({ color }) => color === 'WHITE'))
      expect(drawVehicle(picture)).toBe(drawVehicle({ ...picture }));
  });

  it('shares no id between two drawings inlined in one page', () => {
    const ids = [
      sedan,
      { ...sedan, color: 'BLUE' },
      { ...sedan, seed: 8 },
      { ...sedan, drive: 'left' as const },
    ]
      .map((picture) => listIds(drawVehicle(picture)))
      .flat();
    expect(ids.length).toBeGreaterThan(8);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws all lots of a model with the same silhouette', () => {
    const findBody = (seed: number) =>
      drawVehicle({ ...sedan, seed, modelSeed: 'TOYOTA PRIUS' }).match(
        /<clipPath id="b-\w+"><path d="([^"]+)"/,
      )?.[1];
    expect(findBody(1)).toBeTruthy();
    expect(findBody(1)).toBe(findBody(2));
  });

  it('paints each colour differently, and unknown ones in silver', () => {
    const drawBody = (color: string) =>
      drawVehicle({ ...sedan, color }).replaceAll(/-[a-z0-9]+(?="|\))/g, '');
    expect(new Set(COLOR_NAMES.map(drawBody)).size).toBe(COLOR_NAMES.length);
    expect(drawBody('??')).toBe(drawBody('SILVER'));
    expect(drawBody('Pearl White')).toBe(drawBody('PEARL'));
  });

  it('shows real measures, and no figures when `dims` is false', () => {
    // Figures are the only lettering of their size beside the caption's band.
    const figures = (svg: string) => svg.match(/scale\(2\.5\)/g)?.length ?? 0;
    const withTrue = drawVehicle({ ...sedan, dims: { length: 4910, wheelbase: 2850, height: 1455 } });
    expect(figures(withTrue)).toBe(12);
    for (const measure of [4910, 2850, 1455]) expect(readLettering(withTrue)).toContain(strokes(measure));
    expect(figures(drawVehicle({ ...sedan, dims: false }))).toBe(0);
  });

  it('names the car and the view below it', () => {
    for (const [view, label] of [
      ['side', 'SIDE'],
      ['rear', 'REAR'],
    ] as const) {
      const texts = readLettering(drawVehicle({ ...sedan, view, caption: 'ZVW51' })).join();
      for (const text of ['ZVW51', label]) expect(texts, text).toContain(strokes(text));
    }
  });

  it('falls back to the side where a view does not exist', () => {
    const excavator: VehiclePicture = { ...sedan, bodyType: 'excavator', color: 'YELLOW' };
    expect(drawVehicle({ ...excavator, view: 'rear' })).toBe(drawVehicle({ ...excavator, view: 'side' }));
  });

  it('has front, rear and interior of cars only, and a cab of trucks', () => {
    for (const type of BODY_TYPES) expect(listViews(type).includes('rear')).toBe(isCarType(type));
    expect(listViews('truck')).toEqual(['side', 'interior']);
  });

  it('can be rasterised, with the painted body in the middle', async () => {
    for (const ground of ['paper', 'dark'] as const) {
      const svg = drawVehicle({ ...sedan, seed: 3, dims: false, ground });
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
      ];
      expect([info.width, info.height]).toEqual([1200, 900]);
      const [red = 0, green = 0, blue = 0] = pixel(600, 450);
      expect(red).toBeGreaterThan(green * 2);
      expect(red).toBeGreaterThan(blue * 2);
      expect(pixel(20, 20)).toEqual(ground === 'paper' ? [246, 245, 242] : [28, 31, 37]);
    }
  });
});
