import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { FolderStorage } from '../storage/FolderStorage.ts';
import { createCardDrawer } from './createCardDrawer.ts';

/** The limit of messengers for pictures, bytes. */
const MAX_BYTES = 300_000;

const CARD = { host: 'main', title: 'Toyota Prius · ZVW51 · 2019', grade: '4.5' } as const;

/** The worst photograph: every pixel is different. */
const makeNoise = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

const createDrawer = () =>
  createCardDrawer({
    openStorage: () => new FolderStorage({ dir: createTempDir() }),
    onDamage: () => undefined,
  }).draw;

test('a card is a JPEG of 1200 × 630 that messengers accept, whatever its photograph', async () => {
  const drawCard = createDrawer();
  const bytes = (await drawCard(CARD, await makeNoise())) ?? Buffer.of();
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(bytes.length).toBeLessThan(MAX_BYTES);
  expect(await drawCard(CARD)).not.toEqual(bytes);
});

test('another photograph gives another card, whatever the texts', async () => {
  const drawCard = createDrawer();
  const paint = (background: string) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const red = await drawCard(CARD, await paint('red'));
  expect(await drawCard(CARD, await paint('blue'))).not.toEqual(red);
  expect(await drawCard(CARD, await paint('red'))).toEqual(red);
});

test('refuses some of many cards that are requested at once, and draws later ones', async () => {
  const drawCard = createDrawer();
  const cards = await Promise.all(Array.from({ length: 25 }, () => drawCard(CARD)));
  expect(cards.filter((bytes) => bytes === undefined)).toHaveLength(5);
  expect(await drawCard(CARD)).toEqual(cards[0]);
});

test('cards that could not be drawn take no places of later ones', async () => {
  const drawCard = createDrawer();
  const broken = Buffer.from('no photograph');
  for (let index = 0; index < 20; index += 1)
    await expect(drawCard(CARD, broken)).rejects.toThrow(/unsupported/);
  expect(await drawCard(CARD)).toBeDefined();
});
