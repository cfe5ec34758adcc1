import { expect, test } from 'vitest';
import { readCardPicture } from './readCardPicture.ts';

test.each([
  ['/pictures/japan/a%2Fb/1?v=9', { type: 'japan', id: 'a/b', frame: 1 }],
  ['/pictures/spec/7/12', { type: 'spec', id: '7', frame: 12 }],
  [`/pictures/cms/${'k'.repeat(22)}?w=960`, { key: 'k'.repeat(22) }],
  ['https://img.example/pictures/japan/1/1', undefined],
  ['/images/port.jpg', undefined],
  [undefined, undefined],
])('the address %s is that of %j', (address, picture) => expect(readCardPicture(address)).toEqual(picture));
