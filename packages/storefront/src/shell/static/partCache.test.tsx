import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createVisitorDemand, runWithDemand } from '@vvoz/api/visitor/demand';
import { findPart, cachePart } from './partCache.ts';
import { readHead, readPart } from './readPart.server.ts';

const runAsVisitor = <T,>(work: () => T): T =>
  runWithDemand(createVisitorDemand('visitor', new AbortController().signal), work);

const rendered: string[] = [];
function Price({ lot, children }: { lot: { price: number }; children?: ReactNode }) {
  rendered.push(String(lot.price));
  return (
    <p>
      {lot.price} ₽{children}
    </p>
  );
}
const Other = ({ lot }: { lot: { price: number } }) => <b>{lot.price}</b>;

const show = (name: string): string => renderToStaticMarkup(<div {...readPart(name)} />).slice(5, -6);

test('a part with the same data is rendered once for all visitors', () => {
  const names = [1, 2, 3].map(() => runAsVisitor(() => cachePart(<Price lot={{ price: 101 }} />)));
  expect(new Set(names).size).toBe(1);
  for (const name of names) expect(show(name)).toBe('<p>101 ₽</p>');
  expect(rendered.filter((price) => price === '101')).toHaveLength(1);
});

test('a part with other data, or of another component, is another part', () => {
  const lot = { price: 201 };
  const parts: readonly (() => ReactNode)[] = [
    () => <Price lot={lot} />,
    () => <Price lot={{ price: 202 }} />,
    () => <Other lot={lot} />,
    () => (
      <Price lot={lot}>
        <i>торг</i>
      </Price>
    ),
    () => (
      <Price lot={lot}>
        <b>торг</b>
      </Price>
    ),
    () => (
      <>
        <Price lot={lot} />
        <Price lot={{ price: 202 }} />
      </>
    ),
  ];
  const names = parts.map((makePart) => runAsVisitor(() => cachePart(makePart())));
  expect(names.map(show)).toEqual([
    '<p>201 ₽</p>',
    '<p>202 ₽</p>',
    '<b>201</b>',
    '<p>201 ₽<i>торг</i></p>',
    '<p>201 ₽<b>торг</b></p>',
    '<p>201 ₽</p><p>202 ₽</p>',
  ]);
});

test('a part keeps its tags for the head after it was rendered; with other tags it is another part', () => {
  const [first, same, other] = ['a', 'a', 'b'].map((content) =>
    runAsVisitor(() => cachePart(<Price lot={{ price: 401 }} />, <meta name="x" content={content} />)),
  );
  expect([first === same, first === other]).toEqual([true, false]);
  expect(show(first ?? '')).toBe('<p>401 ₽</p>');
  expect(renderToStaticMarkup(readHead(first ?? ''))).toBe('<meta name="x" content="a"/>');
});

test('a part is found in the context of any request', () => {
  const mine = runAsVisitor(() => cachePart(<Price lot={{ price: 301 }} />));
  const theirs = runAsVisitor(() => cachePart(<Price lot={{ price: 302 }} />));
  runAsVisitor(() => expect([show(mine), show(theirs)]).toEqual(['<p>301 ₽</p>', '<p>302 ₽</p>']));
});

test('a part whose data cannot be told apart is an error', () => {
  const Rows = ({ rows }: { rows: readonly unknown[]; make?: () => void }) => <p>{rows.length}</p>;
  expect(() => cachePart(<Rows rows={[{ cell: <b>1</b> }]} />)).toThrow('rows of a static part is not data');
  expect(() => cachePart(<Rows rows={[]} make={() => undefined} />)).toThrow('make of a static part');
});

test('parts whose HTML takes too much memory are forgotten, the least recently used ones first', () => {
  const Text = ({ text }: { text: string }) => <p>{text}</p>;
  const keep = (sign: string) => runAsVisitor(() => cachePart(<Text text={sign.repeat(1024 * 1024)} />));
  const names = [...'abcdefghijklmnopqrstuvwxyz'].map((sign) => {
    const name = keep(sign);
    readPart(name);
    return name;
  });
  expect([keep('z') === names.at(-1), keep('a') === names[0]]).toEqual([true, false]);
});

test.each(['0.0', 'zzzz', ''])('the name %j, which no part has, is an error', (name) => {
  expect(() => findPart(name)).toThrow(`part ${name} of the page was not kept`);
});
