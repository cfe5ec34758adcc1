import { expect, test } from 'vitest';
import { BODY_KINDS, MACHINE_KINDS, MOTO_CLASSES } from '@vvoz/catalogue/words/vehicleKinds';
import { drawSilhouettes, SILHOUETTE_NAMES } from './silhouettes.ts';

test('each kind that is chosen by eye has a silhouette', () => {
  const kinds = [BODY_KINDS, MACHINE_KINDS, MOTO_CLASSES].flatMap((table) => Object.keys(table));
  expect(SILHOUETTE_NAMES.toSorted()).toEqual(kinds.toSorted());
});

test('the sprite is one document with a symbol for each name', () => {
  const sprite = drawSilhouettes();
  for (const name of SILHOUETTE_NAMES) expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 64 32">`);
  expect(sprite.match(/<symbol /g)).toHaveLength(SILHOUETTE_NAMES.length);
});
