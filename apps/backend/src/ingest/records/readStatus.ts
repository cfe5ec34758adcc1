import { STATUS_WORDS, type LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { readWireWord } from '@vvoz/catalogue/words/wireWords';
import type { FieldReader } from '../FieldReader.ts';
import { tidy } from '../normalise/tidyText.ts';
import { MAX_LENGTHS } from './recordLimits.ts';

const HAS_LETTER = /\p{L}/u;

/** Reads STATUS in any case. `withdrawn` counts as unknown, because only our import sets it. */
export function readStatus(reader: FieldReader): LotStatus {
  const text = tidy(reader.text('STATUS', MAX_LENGTHS.word));
  const status = readWireWord(STATUS_WORDS, HAS_LETTER.test(text) ? text : '');
  if (status !== undefined && status !== 'withdrawn') return status;
  reader.noteUnknown('status', text);
  return 'unknown';
}
