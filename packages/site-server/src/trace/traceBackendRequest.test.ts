import { expect, test } from 'vitest';
import { toPathTemplate } from './traceBackendRequest.ts';

test.each([
  ['/api/v2/cars', '/api/v2/cars'],
  ['/api/v2/cars/japan/prius-1/similar', '/api/v2/cars/japan/*'],
  ['/api/auto/korean/filter/brands', '/api/auto/korean/filter/brands'],
  ['/wp-json/api/articles', '/wp-json/api/articles'],
  ['/pictures/japan/12345/0', '/pictures/japan/*'],
  ['/api/x/%D0%90%D0%BD%D0%BD%D0%B0', '/api/*'],
  ['/', '/*'],
])('the template of %s is %s', (path, template) => {
  expect(toPathTemplate(path)).toBe(template);
});
