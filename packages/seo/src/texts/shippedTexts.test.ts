import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findTextFaults } from './findTextFaults.ts';
import { describeDocument, describeEntry, formatEntryTitle } from './describeEntry.ts';

const CONTENT = new URL('../../../../apps/backend/content/', import.meta.url);

/** Reads the front matter of all files of a kind. Leaves out fields whose value is a list. */
const readTexts = (kind: string): readonly Readonly<Record<string, string>>[] =>
  readdirSync(new URL(`${kind}/`, CONTENT)).map((file) => {
    const [, matter = ''] = readFileSync(new URL(`${kind}/${file}`, CONTENT), 'utf8').split('---\n');
    return Object.fromEntries(
      Array.from(matter.matchAll(/^(\w+): (.*)$/gm), ([, key = '', value = '']) => [
        key,
        value.replaceAll(/^["']|["']$/g, ''),
      ]),
    );
  });

describe('titles and descriptions of the shipped texts', () => {
  const entries = ['articles', 'news', 'instructions', 'videos'].flatMap((kind) =>
    readTexts(kind).map(({ title = '', excerpt = '', date = '', duration }) => {
      const entry = { kind, title, excerpt, date, categoryTitle: 'Раздел', minutes: 4, duration };
      return { title: formatEntryTitle(entry), description: describeEntry(entry) };
    }),
  );
  const documents = readTexts('documents')
    .filter(({ title }) => title !== 'Контакты')
    .map(({ title = '', date = '' }) => ({ title, description: describeDocument({ title, date }) }));

  test('have no faults', () => {
    expect(entries.length).toBeGreaterThan(50);
    expect(findTextFaults([...entries, ...documents])).toEqual([]);
  });
});
