import { expect, test } from 'vitest';
import { formatTelHref } from './phoneLink.ts';

test.each([
  ['8 423 200-00-00', 'tel:+74232000000'],
  ['+7 (423) 200 80 08', 'tel:+74232008008'],
  ['8 800 888-88-88', 'tel:+78008888888'],
  ['+81 3 1234 5678', 'tel:+81312345678'],
])('%s is dialled as %s', (tel, href) => expect(formatTelHref(tel)).toBe(href));
