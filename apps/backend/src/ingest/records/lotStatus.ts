import { STATUS_WORDS, type LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { readWireWord } from '@vvoz/catalogue/words/wireWords';
import { tidy } from '../normalise/tidyText.ts';

/** STATUS of a feed, whose case is unstable; undefined for a word that is none. That a lot left its feed no feed says. */
export function lotStatus(text: string): LotStatus | undefined {
  const status = readWireWord(STATUS_WORDS, tidy(text));
  return status === 'withdrawn' ? undefined : status;
}
