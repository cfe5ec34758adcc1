import { expect, test } from 'vitest';
import { listCrawlable, listLots, listPageFiles } from './listPageFiles.ts';

const HTML =
  '<link rel="stylesheet" href="/_next/a.css?v=1&amp;w=2" data-precedence="next"/><script src="/_next/a.js" async=""></script>' +
  '<script src="https://other.example/b.js"></script>' +
  '<a href="/cars/japan/1"><img class="x" src="/pictures/1?w=320&amp;v=1"/></a><a href="/cars/japan/1">again</a>' +
  '<a href="/cars/japan/2?from=list"><img src="/pictures/2"/></a><img src="/pictures/3"><img src="/pictures/4">' +
  '<a class="y" href="/otzyvy">o</a><a href="/japan/czeny-na-avto?year_min=2015">f</a><a href="/">h</a>';

test('a page loads its own scripts and styles, and the pictures of the first view', () => {
  expect(listPageFiles(HTML)).toEqual({
    files: ['/_next/a.css?v=1&w=2', '/_next/a.js'],
    pictures: ['/pictures/1?w=320&v=1', '/pictures/2', '/pictures/3'],
  });
});

test('lots are listed once, and a crawler follows neither them nor filters', () => {
  expect(listLots(HTML)).toEqual(['/cars/japan/1']);
  expect(listCrawlable(HTML)).toEqual(['/otzyvy', '/']);
});
