import { expect, test } from 'vitest';
import { formatRobots } from './formatRobots.ts';

test('robots.txt names hidden paths, needless parameters and the sitemap', () => {
  const lines = formatRobots(['/api/', '/shelf'], 'https://main.example/sitemap.xml').split('\n');
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /api/', 'Disallow: /shelf']);
  expect(lines[3]).toMatch(/^Clean-param: utm_source&(?:\w+&)*panel$/);
  expect(lines.slice(4)).toEqual(['Sitemap: https://main.example/sitemap.xml', '']);
});
