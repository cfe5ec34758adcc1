import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readImports } from './readImports.ts';

test('lists files of ui and storefront, without types and libraries, those loaded later last', () => {
  const packages = mkdtempSync(path.join(os.tmpdir(), 'vvoz-imports-'));
  onTestFinished(() => rmSync(packages, { recursive: true }));
  const write = (name: string, text = '') => {
    const file = path.join(packages, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const later = write('storefront/src/Later.tsx');
  const css = write('storefront/src/Page.css.ts');
  const price = write('ui/src/Price.tsx');
  const words = write('storefront/src/words.ts');
  write('storefront/src/types.ts');
  const page = write(
    'storefront/src/Page.tsx',
    [
      "import { useState } from 'react';",
      "import type { Words } from './types.ts';",
      "import * as css from './Page.css.ts';",
      "const later = import('./Later.tsx');",
      "import { Price } from '@vvoz/ui/Price.tsx';",
      "export { words } from './words.ts';",
      'export const Page = () => <Price className={css.page} words={later as Words} state={useState} />;',
    ].join('\n'),
  );
  expect(readImports(packages, page)).toEqual([css, price, words, later]);
});
