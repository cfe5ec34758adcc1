import type { Profile } from '../profiles.ts';
import type { Random } from '../random.ts';

const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Makes a VIN of seventeen characters. */
export function makeVin(random: Random): string {
  let text = '';
  for (let i = 0; i < 11; i += 1) text += VIN_CHARACTERS[random.below(VIN_CHARACTERS.length)]!;
  return text + String(100_000 + random.below(900_000));
}

/** Makes the number of a car: a Japanese frame number, which begins with the body code, or the VIN of an imported car. */
export const makeFrameNumber = (profile: Profile, random: Random): string =>
  profile.imported ? makeVin(random) : `${profile.code}-${1_000_000 + random.below(9_000_000)}`;
