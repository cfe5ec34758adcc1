import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

/** Texts of the sites have links to pages, which their import checks. */
const documents = execFileSync(
  'git',
  ['ls-files', '--', '*.md', ':!apps/backend/content', ':!deploy/example/company'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

const readDocument = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The anchors of a document's headings, as GitHub makes them. */
function listAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-');
    anchors.add(anchors.has(anchor) ? `${anchor}-1` : anchor);
  }
  return anchors;
}

/** What is wrong with a link of a document; undefined: nothing. */
function findFault(document: string, link: string): string | undefined {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? document : path.join(path.dirname(document), decodeURI(target));
  if (!existsSync(path.join(root, file))) return `${document}: ${link} does not exist`;
  if (anchor === undefined || statSync(path.join(root, file)).isDirectory() || !file.endsWith('.md')) return;
  return listAnchors(readDocument(file)).has(anchor) ? undefined : `${document}: ${link} has no such heading`;
}

test('the links of the documents lead somewhere', () => {
  const faults = documents.flatMap((document) => {
    const text = readDocument(document).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
    return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) =>
      /^[a-z]+:/.test(link) ? [] : (findFault(document, link) ?? []),
    );
  });
  expect(faults).toEqual([]);
});
