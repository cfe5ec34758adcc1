import { formatDrive } from '@vvoz/catalogue/words/drives';
import { GEARBOXES } from '@vvoz/catalogue/words/gearboxes';
import { stripAdjectiveEnding, invertTable } from './adjectives.ts';
import { addClaim, getFreeText, listIndices, type Attempt } from './attempt.ts';

/** Stems and whole words by the drive codes of the feeds. */
const DRIVES = invertTable({
  '4WD': 'полн полноприводн полноприводник awd 4wd 4вд 4x4 4х4 полноприв',
  FF: 'передн переднеприводн ff fwd',
  FR: 'задн заднеприводн fr rwd',
  MR: 'mr',
  RR: 'rr',
  '2WD': '2wd 2вд моноприводн моноприв',
});

/** Claims «4вд», «4 x 4», «полный привод», «fr». If the catalogue has no exact code for a two-wheel drive, 2WD is used. */
export function claimDrive(attempt: Attempt, index: number): void {
  const first = getFreeText(attempt, index);
  // «4вд» is two lexemes, «4x4» three.
  const lengths = first === '4' || first === '2' ? [3, 2] : first === '' ? [] : [1];
  for (const length of lengths) {
    const lexemes = listIndices(index, index + length);
    const texts = lexemes.map((at) => getFreeText(attempt, at));
    const isJoined = lexemes.slice(1).every((at) => /^[\s-]?$/.test(attempt.lexemes[at]?.before ?? ''));
    const code =
      isJoined && !texts.includes('') ? DRIVES.get(stripAdjectiveEnding(texts.join(''))) : undefined;
    if (!code) continue;
    const offeredDrives = attempt.context.drives;
    const isOffered = !offeredDrives || offeredDrives.includes(code);
    const value = isOffered ? code : code !== '4WD' && offeredDrives.includes('2WD') ? '2WD' : undefined;
    if (!value) return;
    const label = value === '2WD' ? 'привод 2WD' : `${formatDrive(value)} привод`;
    addClaim(attempt, lexemes, { kind: 'drive', label, lists: { drive: [value] } });
    return;
  }
}

const GEARS = invertTable({
  AT: 'автомат автомата автомате автоматом автоматическ автоматика at ат акпп automatic',
  MT: 'механика механики механике механику механикой механическ ручка mt мт мкпп manual',
  CVT: 'вариатор вариатора вариаторе вариатором вариаторн cvt цвт',
  AMT: 'робот робота роботе роботом роботизированн amt dsg дсг',
});

/** Claims «автомат», «механика», «cvt». If the catalogue has only AT and MT, every automatic kind becomes AT. */
export function claimGearbox(attempt: Attempt, index: number): void {
  const text = getFreeText(attempt, index);
  const kind = GEARS.get(text) ?? GEARS.get(stripAdjectiveEnding(text));
  if (!kind) return;
  const offeredGearboxes = attempt.context.gearboxes;
  const isOffered = !offeredGearboxes || offeredGearboxes.includes(kind);
  const value = isOffered ? kind : kind !== 'MT' && offeredGearboxes.includes('AT') ? 'AT' : undefined;
  if (!value) return;
  const label = GEARBOXES[value].short.toLowerCase();
  addClaim(attempt, [index], { kind: 'gearbox', label, lists: { gearbox: [value] } });
}
