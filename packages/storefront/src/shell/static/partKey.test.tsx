import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { formatPartKey } from './partKey.ts';

interface Props {
  readonly a?: string;
  readonly b?: string;
  readonly children?: ReactNode;
}
const One = (_props: Props) => null;
const Other = (_props: Props) => null;

test('parts of the same components with equal data have one key', () => {
  expect(formatPartKey(<One a="x">text</One>)).toBe(formatPartKey(<One a="x">text</One>));
  expect(formatPartKey([<One key="1" a="x" />])).toBe(formatPartKey([<One key="1" a="x" />]));
});

test('parts that differ in a component, a name, a value, a text, or in what is inside of what have others', () => {
  const parts: Readonly<Record<string, ReactNode>> = {
    one: <One a="x" />,
    other: <Other a="x" />,
    anotherName: <One b="x" />,
    anotherValue: <One a="y" />,
    twoNames: <One a="x" b="x" />,
    text: <One a="x">text</One>,
    anotherText: <One a="x">other</One>,
    long: <One a={'x'.repeat(300)} />,
    anotherLong: <One a={`${'x'.repeat(299)}y`} />,
    beside: (
      <>
        <One a="x" />
        <Other />
      </>
    ),
    inside: (
      <One a="x">
        <Other />
      </One>
    ),
    paragraph: <p>text</p>,
    bold: <b>text</b>,
  };
  expect(new Set(Object.values(parts).map(formatPartKey)).size).toBe(Object.keys(parts).length);
});

test('what JSON does not tell apart is refused', () => {
  expect(() => formatPartKey(<One a={(() => 'x') as unknown as string} />)).toThrow('a of a static part');
});
