import type { FeedTable } from '../feedTables.ts';
import { readAleado } from './aleado.ts';
import { readJpcenter } from './jpcenter.ts';
import type { ReadRecord } from './reading.ts';
import { readWordpress } from './wordpress.ts';

export const READERS: Readonly<Record<FeedTable['reader'], ReadRecord>> = {
  aleado: readAleado,
  jpcenter: readJpcenter,
  wordpress: readWordpress,
};
