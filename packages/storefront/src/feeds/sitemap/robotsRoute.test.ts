import { expect, test } from 'vitest';
import { findRefusal } from '../../address/robotGuards.ts';
import { createRobotsRoute } from './robotsRoute.ts';

const readRules = async () =>
  (await createRobotsRoute({ origin: () => 'https://vvoz.example' })().text()).split('\n');

test('paths that are refused to robots are disallowed, and those that they may read are not', async () => {
  const disallowed = (await readRules())
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length));
  const isDisallowed = (path: string) => disallowed.some((prefix) => path.startsWith(prefix));
  const isRefused = (path: string) => findRefusal({ path, userAgent: 'Googlebot/2.1' }) !== undefined;
  for (const path of [
    '/cars/japan/prius-1',
    '/',
    '/japan/czeny-na-avto/toyota',
    '/kontakty',
    '/pictures/japan/1/0',
  ])
    expect([path, isDisallowed(path)]).toEqual([path, isRefused(path)]);
  expect(isDisallowed('/api/catalog/japan-main')).toBe(true);
  expect(isDisallowed('/izbrannoe')).toBe(true);
  // The form of a request: a robot has nothing to find there, and must not send it.
  expect(isDisallowed('/zayavka?lot=japan/1')).toBe(true);
});

test('the sitemap is named absolutely', async () => {
  expect(await readRules()).toContain('Sitemap: https://vvoz.example/sitemap.xml');
});

test('the rules are for all robots, and advertising parameters do not make separate pages', async () => {
  const rules = await readRules();
  expect(rules[0]).toBe('User-agent: *');
  expect(rules.find((line) => line.startsWith('Clean-param: '))).toMatch(/utm_source&.*yclid.*&panel/);
});
