import { driveLabel } from '@vvoz/catalogue/words/drives';
import { GEARBOXES } from '@vvoz/catalogue/words/gearboxes';
import { adjectiveStem, wordTable } from './adjectives.ts';
import { claim, freeText, span, type Reading } from './attempt.ts';

/** Stems and whole words by the codes of the feeds. */
const DRIVES = wordTable({
  '4WD': 'полн полноприводн полноприводник awd 4wd 4вд 4x4 4х4 полноприв',
  FF: 'передн переднеприводн ff fwd',
  FR: 'задн заднеприводн fr rwd',
  MR: 'mr',
  RR: 'rr',
  '2WD': '2wd 2вд моноприводн моноприв',
});

/** «4вд», «4 x 4», «полный привод», «fr». A drive that the catalogue tells less exactly becomes 2WD. */
export function readDrive(reading: Reading, index: number): void {
  const first = freeText(reading, index);
  // «4» and «вд», «4», «x» and «4» are lexemes of their own.
  const lengths = first === '4' || first === '2' ? [3, 2] : first === '' ? [] : [1];
  for (const length of lengths) {
    const lexemes = span(index, index + length);
    const texts = lexemes.map((at) => freeText(reading, at));
    const glued = lexemes.slice(1).every((at) => /^[\s-]?$/.test(reading.lexemes[at]?.before ?? ''));
    const code = glued && !texts.includes('') ? DRIVES.get(adjectiveStem(texts.join(''))) : undefined;
    if (!code) continue;
    const offered = reading.context.drives;
    const known = !offered || offered.includes(code);
    const value = known ? code : code !== '4WD' && offered.includes('2WD') ? '2WD' : undefined;
    if (!value) return;
    const label = value === '2WD' ? 'привод 2WD' : `${driveLabel(value)} привод`;
    claim(reading, lexemes, { kind: 'drive', label, lists: { drive: [value] } });
    return;
  }
}

const GEARS = wordTable({
  AT: 'автомат автомата автомате автоматом автоматическ автоматика at ат акпп automatic',
  MT: 'механика механики механике механику механикой механическ ручка mt мт мкпп manual',
  CVT: 'вариатор вариатора вариаторе вариатором вариаторн cvt цвт',
  AMT: 'робот робота роботе роботом роботизированн amt dsg дсг',
});

/** «автомат», «механика», «cvt». Where a catalogue tells only two apart, AT stands for all that shift by themselves. */
export function readGearbox(reading: Reading, index: number): void {
  const text = freeText(reading, index);
  const kind = GEARS.get(text) ?? GEARS.get(adjectiveStem(text));
  if (!kind) return;
  const offered = reading.context.gearboxes;
  const known = !offered || offered.includes(kind);
  const value = known ? kind : kind !== 'MT' && offered.includes('AT') ? 'AT' : undefined;
  if (!value) return;
  const label = GEARBOXES[value].short.toLowerCase();
  claim(reading, [index], { kind: 'gearbox', label, lists: { gearbox: [value] } });
}
