import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderLotFrame } from './renderLotFrame.ts';
import { countFrames, formatFrameLabel, describeDrawing, drawLotFrame } from './lotPictures.ts';
import { PictureCache } from './PictureCache.ts';
import { choosePictureSize } from './choosePictureSize.ts';
import { renderSvg } from './renderPicture.ts';
import { FolderStorage } from './storage/FolderStorage.ts';
import { testLot } from './testLot.ts';
import { isWholePicture } from './wholePicture.ts';

describe('frames', () => {
  it('names every frame in Russian, the sheet first', () => {
    const labels = (type: string) =>
      Array.from({ length: countFrames(type) }, (_, n) => formatFrameLabel(type, n));
    expect(labels('truck')).toEqual(['Аукционный лист', 'Сбоку', 'Салон']);
    expect(labels('excavator')).toEqual(['Аукционный лист', 'Сбоку']);
    expect(labels('sedan').slice(1)).toEqual(['Вполоборота', 'Сбоку', 'Спереди', 'Сзади', 'Салон']);
    expect(labels('sedan')).not.toContain('');
  });

  it('has no frame for a negative, a fractional or a too large number', () => {
    for (const n of [-1, countFrames('sedan'), 1.5, Number.NaN]) {
      expect(drawLotFrame({ ...testLot, bodyType: 'sedan' }, n)).toBeNull();
      expect(formatFrameLabel('sedan', n)).toBe('');
    }
  });

  it('draws a picture for each frame, and for an unknown body type too', () => {
    for (const bodyType of ['hatchback', 'forklift', 'spaceship']) {
      const lot = { ...testLot, bodyType };
      const frames = Array.from({ length: countFrames(bodyType) }, (_, n) => drawLotFrame(lot, n));
      expect(new Set(frames).size).toBe(countFrames(bodyType));
      for (const svg of frames) expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    }
  });

  it('changes only the sheet when the note changes', () => {
    const other = { ...testLot, note: 'INT:D' };
    expect(drawLotFrame(other, 0)).not.toBe(drawLotFrame(testLot, 0));
    expect(drawLotFrame(other, 1)).toBe(drawLotFrame(testLot, 1));
  });

  it('writes the note on the sheet, as far as it fits', () => {
    const remark = 'длинное замечание '.repeat(20);
    const drawing = describeDrawing(
      { ...testLot, note: `INT:B+ MARKS:A1@bumperF,U2,W1@nowhere NOTES:${`${remark};`.repeat(40)}` },
      0,
    );
    const sheet = drawing?.kind === 'sheet' ? drawing.sheet : undefined;
    expect(sheet).toMatchObject({
      interiorGrade: 'B+',
      marks: [{ code: 'A1', panel: 'bumperF' }],
      notes: Array.from({ length: 12 }, () => remark.slice(0, 120)),
    });
  });
});

describe('renderLotFrame', () => {
  let dir: string;
  let cache: PictureCache;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lot-pictures-'));
    cache = new PictureCache({ storage: new FolderStorage({ dir }) });
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('makes a real WebP of the requested size', async () => {
    const bytes = await renderLotFrame(cache, {
      lot: testLot,
      frame: 1,
      size: choosePictureSize({ w: '320' }),
    });
    const info = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect(info).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(bytes?.length).toBeLessThan(20_000);
    expect(cache.storage.totalBytes).toBe(bytes?.length);
  });

  it('makes a thumbnail of the sheet', async () => {
    const thumbnail = await renderLotFrame(cache, {
      lot: testLot,
      frame: 0,
      size: choosePictureSize({ h: '50' }),
    });
    expect(await sharp(thumbnail ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 67, height: 50 });
  });

  it('does not render a view again when the price changes', async () => {
    const size = choosePictureSize({ w: '160' });
    await renderLotFrame(cache, { lot: testLot, frame: 2, size });
    const before = cache.storage.totalBytes ?? 0;
    await renderLotFrame(cache, { lot: { ...testLot, start: 5 }, frame: 2, size });
    expect(cache.storage.totalBytes).toBe(before);
    await renderLotFrame(cache, { lot: { ...testLot, color: 'RED' }, frame: 2, size });
    expect(cache.storage.totalBytes).toBeGreaterThan(before);
  });

  it('returns null for a frame that does not exist', async () => {
    expect(await renderLotFrame(cache, { lot: testLot, frame: 99, size: choosePictureSize({}) })).toBeNull();
  });
});

describe('renderSvg', () => {
  it.each(['webp', 'jpeg', 'avif'] as const)(
    'makes a complete and opaque %s with the paper colour of the drawing',
    async (format) => {
      const bytes = await renderSvg(drawLotFrame(testLot, 1) ?? '', { width: 160, format });
      expect(isWholePicture(bytes)).toBe(true);
      expect(isWholePicture(bytes.subarray(0, -3))).toBe(false);
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([160, 120]);
      const paper = [246, 245, 242];
      for (const [i, value] of paper.entries()) expect(Math.abs((data[i] ?? 0) - value)).toBeLessThan(6);
    },
  );

  it('keeps 4:3 when only one side is given', async () => {
    const bytes = await renderSvg(drawLotFrame(testLot, 1) ?? '', { height: 150, format: 'webp' });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 150 });
  });

  it('rejects a text that is not SVG', async () => {
    await expect(renderSvg('no svg', { format: 'webp' })).rejects.toThrow(/unsupported|corrupt|format/i);
  });
});
