import { expect, test } from 'vitest';
import { formatEngine } from './format.ts';

test.each([
  [658, '0,66\u00A0л'],
  [994, '0,99\u00A0л'],
  [1000, '1,0\u00A0л'],
  [1797, '1,8\u00A0л'],
])('%i cm³ is %s', (cc, text) => expect(formatEngine(cc)).toBe(text));
