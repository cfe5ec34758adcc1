import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LEAD_COLUMNS } from './leadColumns.ts';
import { formatLeadSheet } from './leadSheet.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

/** Returns the XML of all parts of a workbook. */
async function readParts(more: Parameters<typeof createSampleLead>[0]): Promise<string> {
  const bytes = await formatLeadSheet([{ lead: createSampleLead(more), deliveries: [] }]);
  return Object.entries(unzipSync(bytes))
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, part]) => strFromU8(part))
    .join('\n');
}

test('values that look like formulas or numbers are texts, and nothing is calculated', async () => {
  const xml = await readParts({ name: '=HYPERLINK("http://evil.example")', message: '@SUM(1)\n-1' });
  expect(xml).toContain('=HYPERLINK("http://evil.example")');
  expect(xml).toContain('+79141234567');
  expect(xml).not.toMatch(/<f[ >]/);
  const cells = xml.match(/<c [^>]*>/g) ?? [];
  expect(cells.length).toBeGreaterThan(LEAD_COLUMNS.length);
  expect(cells.filter((cell) => !/ t="(?:s|inlineStr|str)"/.test(cell))).toEqual([]);
});

test('characters that XML cannot contain are left out, and a text that is too long for a cell is cut', async () => {
  const xml = await readParts({ name: 'а\u0000\u0008<b&', message: 'x'.repeat(40_000) });
  expect(xml).toContain('а&lt;b&amp;');
  expect(xml).toContain('x'.repeat(32_767));
  expect(xml).not.toContain('x'.repeat(32_768));
});
