import { readFeedColor } from '@vvoz/catalogue/words/colorFeedNames';
import { normalizeDrive } from '@vvoz/catalogue/words/drives';
import { readFeedFuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, readGearboxType } from '@vvoz/catalogue/words/gearboxes';
import { rankGrade, normalizeGrade } from '@vvoz/catalogue/words/grades';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import { upperName } from '../normalise/tidyText.ts';

type Words = Pick<LotRecord, 'rate' | 'rate_rank' | 'drive' | 'gearbox' | 'gearbox_kind' | 'color' | 'fuel'>;

/** The feed's closed vocabularies → the catalogue's; a word that nobody knows becomes ''. */
export function readWords(feed: {
  readonly rate: string;
  readonly drive: string;
  readonly gearbox: string;
  /** KPP_TYPE; helps where the raw code says nothing. */
  readonly gearboxType: string;
  readonly color: string;
  readonly fuel: string;
}): Words {
  const rate = normalizeGrade(feed.rate) ?? '';
  const gearbox = upperName(feed.gearbox);
  return {
    rate,
    rate_rank: rankGrade(rate) ?? null,
    drive: normalizeDrive(feed.drive) ?? '',
    gearbox,
    gearbox_kind: readGearboxKind(gearbox) ?? readGearboxType(feed.gearboxType) ?? '',
    color: readFeedColor(feed.color) ?? '',
    fuel: readFeedFuel(feed.fuel) ?? '',
  };
}

/** '#'-joined addresses without blanks and empty ones. */
export const tidyImages = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('#')
        .map((address) => address.trim())
        .filter((address) => address !== '')
        .join('#');
