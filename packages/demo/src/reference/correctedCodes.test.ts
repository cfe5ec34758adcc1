import { expect, test } from 'vitest';
import { findBody } from './lookup.ts';

/** Body codes whose facts were once wrong, with the facts of a customs list of Japanese model numbers. */
test.each([
  ['NISSAN', 'ATLAS', 'SQ1F24', { cc: 1998, fuel: 'petrol' }],
  ['NISSAN', 'ATLAS', 'SQ2F24', { cc: 1998, fuel: 'petrol' }],
  ['MAZDA', 'BONGO TRUCK', 'SLP2T', { drives: ['FR'] }],
  ['MAZDA', 'BONGO TRUCK', 'SLP2L', { drives: ['4WD'] }],
  ['DAIHATSU', 'HIJET CADDIE', 'LA700V', { bodyType: 'van' }],
  ['DAIHATSU', 'WAKE', 'LA700S', { bodyType: 'kei' }],
  ['HONDA', 'FREED', 'GT2', { drives: ['FF', '4WD'] }],
  ['HONDA', 'FREED HYBRID', 'GT6', { drives: ['FF', '4WD'] }],
  ['MITSUBISHI', 'RVR', 'GA4W', { drives: ['FF', '4WD'] }],
])('%s %s %s is %j', (brand, model, code, facts) => {
  expect(findBody(brand, model, code)).toMatchObject(facts);
});

test.each([
  ['MAZDA', 'CX-5', 'KFEPA'],
  ['MITSUBISHI', 'OUTLANDER', 'CU2W'],
  ['MITSUBISHI', 'OUTLANDER', 'CU4W'],
  ['TOYOTA', 'YARIS', 'MXPH11'],
])('%s %s %s is doubtful, so it is not in the demo', (brand, model, code) => {
  expect(findBody(brand, model, code)).toBeUndefined();
});
