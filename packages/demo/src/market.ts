import type { Profile } from './profiles.ts';
import { deriveSeed, hashText, mix32 } from './random.ts';

/** What buyers see of a vehicle besides its age, mileage and grade. Texts as in the feed. */
export interface MarketFacts {
  readonly house: string;
  /** Place of the trim among those of the body, 0 … 1. */
  readonly trimPlace: number;
  readonly gearbox: string;
  readonly drive: string;
  readonly colour: string;
  readonly equipment: string;
  /** The text of the sheet. */
  readonly info: string;
  readonly km: number;
  /** Days since 1970-01-01. */
  readonly day: number;
}

/** The taste of buyers in the world of one seed: prices of two seeds have the same shape and other figures. */
export interface Market {
  /** Factor of a body and a year on the usual price: what buyers think of this code and of this facelift. */
  rateBody(profile: Profile, year: number): number;
  /** Factor of everything else that a buyer can see, and of the day. */
  rateVehicle(profile: Profile, facts: MarketFacts): number;
  /** The average of similar cars, as the source states it, is that far from the truth: it is renewed every quarter. */
  rateAverage(profile: Profile, year: number, day: number): number;
}

const INTERIOR: Readonly<Record<string, number>> = { A: 0.045, B: 0.02, C: -0.01, D: -0.065, E: -0.13 };
const EXTERIOR: Readonly<Record<string, number>> = { A: 0.025, B: 0.01, C: -0.005, D: -0.04, E: -0.08 };
const COLOURS: Readonly<Record<string, number>> = {
  PEARL: 0.035,
  BLACK: 0.02,
  WHITE: 0.01,
  SILVER: -0.015,
  RED: -0.02,
  BEIGE: -0.035,
  BROWN: -0.03,
  GREEN: -0.025,
  PURPLE: -0.05,
  YELLOW: -0.03,
};
const EQUIPMENT: Readonly<Record<string, number>> = {
  NAV: 0.012,
  SR: 0.035,
  LEATHER: 0.03,
  AW: 0.012,
  BC: 0.008,
  TV: 0.005,
};
const FOUR_WHEELS: Readonly<Record<string, number>> = { suv: 0.1, kei: 0.06, minivan: 0.05, pickup: 0.12 };
/** Above so many kilometres many buyers look elsewhere. */
const HIGH_KM = 100_000;

/** Returns a number in [−1, 1) that depends on a seed and a text only. */
const makeHash =
  (seed: number) =>
  (text: string): number =>
    (mix32(seed ^ hashText(text)) / 2 ** 32) * 2 - 1;

/** Returns a function that calculates the value of a key once. */
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

/** The letter after `INT:` or `EXT:`. */
const findLetter = (info: string, key: string): string => {
  const place = info.indexOf(key);
  return place === -1 ? '' : info.charAt(place + key.length);
};

/** Logarithm of the factor of the sheet's marks: each costs, and a panel to be replaced more. */
function rateMarks(info: string): number {
  const from = info.indexOf('MARKS:');
  if (from === -1) return 0;
  const to = info.indexOf(' ', from);
  const marks = info.slice(from + 6, to === -1 ? undefined : to);
  if (marks === '') return 0;
  let count = 1;
  for (let at = marks.indexOf(','); at !== -1; at = marks.indexOf(',', at + 1)) count += 1;
  return -0.005 * count + (marks.includes('X@') ? -0.04 : 0);
}

const rateEquipment = remember((text: string) =>
  text.split(' ').reduce((sum, word) => sum + (EQUIPMENT[word] ?? 0), 0),
);
const isManual = remember((gearbox: string) => /MT|^[3-7]F/i.test(gearbox));
const isFourWheelDrive = remember((drive: string) => /4WD|AWD/i.test(drive));

/** Creates the market of a seed. All coefficients are invented. */
export function createMarket(seed: number): Market {
  const hash = makeHash(deriveSeed(seed, 'market'));

  const findTaste = remember(({ brand, model, code, yearFrom }: Profile) => {
    const key = `${brand} ${model} ${code} ${yearFrom}`;
    return {
      // The sum of two uniform numbers: most codes are near their usual price.
      code: 0.13 * (hash(`code ${key}`) + hash(`code 2 ${key}`)),
      years: remember((year: number) => 0.05 * hash(`year ${key} ${year}`)),
      averages: remember((quarter: number) => 0.06 * hash(`average ${key} ${quarter}`)),
      trim: 0.12 + 0.08 * hash(`trim ${model}`),
      fourWheels: 1 + 0.5 * hash(`4wd ${model}`),
      colour: 1 + hash(`colour ${model}`),
    };
  });
  const findHouse = remember((house: string) => 0.03 * hash(`house ${house}`));
  const findWeek = remember((week: number) => 0.012 * hash(`week ${week}`));
  const findWave = remember((brand: string) => ({
    years: 0.95 + 0.25 * hash(`wave ${brand}`),
    phase: hash(`phase ${brand}`),
  }));

  /** Logarithm of the price level: seasons, a general fall, a chance of the week, and a wave of each brand. */
  function findLevel(brand: string, day: number): number {
    const years = day / 365.25;
    const wave = findWave(brand);
    return (
      0.035 * Math.cos((years - 0.2) * 2 * Math.PI) -
      0.03 * (years - 56.9) +
      findWeek(Math.floor(day / 7)) +
      0.035 * Math.sin((years / wave.years + wave.phase) * 2 * Math.PI)
    );
  }

  function findCondition(profile: Profile, { info, km }: MarketFacts): number {
    // Owners of dear cars mind a worn seat more.
    const care = Math.min(1.6, 0.7 + profile.priceNew / 6_000_000);
    return (
      care * ((INTERIOR[findLetter(info, 'INT:')] ?? 0) + (EXTERIOR[findLetter(info, 'EXT:')] ?? 0)) +
      rateMarks(info) -
      (km > HIGH_KM ? 0.05 : 0)
    );
  }

  function findBuild(profile: Profile, facts: MarketFacts): number {
    const { bodyType, drives, gearboxes } = profile;
    const taste = findTaste(profile);
    const four =
      drives.length > 1 && isFourWheelDrive(facts.drive)
        ? (FOUR_WHEELS[bodyType] ?? 0.03) * taste.fourWheels
        : 0;
    const manual =
      gearboxes.length > 1 && isManual(facts.gearbox) ? (bodyType === 'coupe' ? 0.14 : -0.07) : 0;
    return (
      taste.trim * (facts.trimPlace - 0.5) +
      four +
      manual +
      (COLOURS[facts.colour] ?? 0) * taste.colour +
      rateEquipment(facts.equipment)
    );
  }

  return {
    rateBody: (profile, year) => {
      const taste = findTaste(profile);
      return Math.exp(taste.code + taste.years(year));
    },
    rateVehicle: (profile, facts) =>
      Math.exp(
        findLevel(profile.brand, facts.day) +
          findCondition(profile, facts) +
          findBuild(profile, facts) +
          findHouse(facts.house),
      ),
    rateAverage: (profile, year, day) =>
      Math.exp(
        findLevel(profile.brand, day - 60) +
          findTaste(profile).averages(Math.floor(day / 91) * 10_000 + year),
      ),
  };
}
