import { getFuelCode } from '@vvoz/catalogue/words/fuels';
import { DIRT, badYear, brokenRows, inKilowatts, lowerCaseBrand, oddColour } from '../dirt.ts';
import type { BrokenKind } from '../dirt.ts';
import { colour } from '../equipment.ts';
import { feedFuel, feedGearboxType } from '../feedCodes.ts';
import { CHINESE_MACHINE_TOWNS } from '../houses.ts';
import { postId } from '../ids.ts';
import { japanTime, yearOf } from '../japanTime.ts';
import { isChineseMaker, machineSupply } from '../machineSupply.ts';
import { plainRemarks } from '../notes.ts';
import { YEN_PER, roundTo, trimFactor, worth } from '../prices.ts';
import { Random, streamSeed } from '../random.ts';
import { japanSupply } from '../supply.ts';
import { framesOf } from '../tables.ts';
import { ageAt, wearOf } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { post } from './post.ts';
import type { WordPressPost } from './types.ts';

const CATEGORIES = ['excavator', 'wheel_loader', 'bulldozer', 'forklift', 'truck', 'crane_truck'];
const STOCK_CATEGORY = 30;
/** Customs duty and delivery on top of what a car cost in Japan. */
const LANDED = 1.55;

const thousands = (n: number): string => String(n).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');

function breakPost(made: WordPressPost, kind: BrokenKind, random: Random): void {
  if (kind === 'noId') delete made.id;
  else if (kind === 'year') made.acf['year'] = badYear(random);
  else if (kind === 'price') made.acf['price'] = `-${made.acf['price'] ?? '1'}`;
}

function power(hp: number, random: Random): string {
  if (random.chance(DIRT.emptyPower)) return '';
  return random.chance(DIRT.powerInKw) ? inKilowatts(hp) : String(hp);
}

const brandAsTyped = (brand: string, random: Random): string =>
  random.chance(DIRT.brandCase) ? lowerCaseBrand(brand) : brand;

/** Machines from China, as posts. */
export function machineryPosts(options: FeedOptions): RowMaker<WordPressPost> {
  const stream = streamSeed(options.seed, 'spec');
  const moment = yearOf(japanTime(options.now).day);
  const draw = machineSupply(Math.floor(moment), isChineseMaker);
  const broken = brokenRows('spec', stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const { ref, year, hours, score, worth: yen } = draw(moment, random);
    const title = `${ref.kind} ${ref.brand} ${ref.model} — ${year}\u00A0г.`;
    const made = post(
      {
        id: postId('spec', row),
        type: 'spec',
        category: 11 + CATEGORIES.indexOf(ref.bodyType),
        title,
        summary: `Наработка ${thousands(hours)} м/ч, масса ${thousands(ref.mass)}\u00A0кг…`,
        paragraphs: [
          `${ref.kind} «${ref.brand} ${ref.model}»: двигатель ${ref.hp} л.\u00A0с., осмотр & видео по запросу.`,
          ...plainRemarks('machine', score, random),
        ],
        frames: framesOf(ref.bodyType, false),
        acf: {
          marka_name: brandAsTyped(ref.brand, random),
          model_name: ref.model,
          category: ref.kind,
          body_type: ref.bodyType,
          year: String(year),
          hours: random.chance(DIRT.zeroMileage) ? '0' : String(hours),
          mass: String(ref.mass),
          length: String(ref.length),
          width: String(ref.width),
          height: String(ref.height),
          clearance: String(ref.clearance),
          power: power(ref.hp, random),
          fuel: getFuelCode('diesel'),
          price: String(roundTo(yen / YEN_PER.cny, 1000)),
          currency: 'CNY',
          town: random.pick(CHINESE_MACHINE_TOWNS),
        },
      },
      !random.chance(DIRT.noPictures),
      options.now,
      random,
    );
    const fault = broken(row);
    if (fault !== undefined) breakPost(made, fault, random);
    return made;
  };
}

/** Cars that stand in Vladivostok, as posts. */
export function stockPosts(options: FeedOptions): RowMaker<WordPressPost> {
  const stream = streamSeed(options.seed, 'stock');
  const moment = yearOf(japanTime(options.now).day);
  const pool = japanSupply()(Math.floor(moment));
  const broken = brokenRows('stock', stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const entry = pool.draw(random);
    const car = pool.profile(entry);
    const year = pool.year(entry);
    const wear = wearOf(car, ageAt(moment, year), random);
    const trim = random.below(car.trims.length);
    const rub =
      (worth(car, wear, random) * trimFactor(trim, car.trims.length) * LANDED + 350_000) / YEN_PER.rub;
    const gearbox = random.pickEarly(car.gearboxes);
    const made = post(
      {
        id: postId('stock', row),
        type: 'stock',
        category: STOCK_CATEGORY,
        title: `${car.brand} ${car.model} — ${year}\u00A0г., в наличии`,
        summary: `Пробег ${thousands(wear.km)}\u00A0км, оценка ${wear.grade}…`,
        paragraphs: [
          `«${car.brand} ${car.model}», кузов ${car.code}: без пробега по РФ, оформление & постановка на учёт.`,
          ...plainRemarks('car', wear.score, random),
        ],
        frames: framesOf(car.bodyType, false),
        acf: {
          marka_name: brandAsTyped(car.brand, random),
          model_name: car.model,
          kuzov: car.code,
          body_type: car.bodyType,
          year: String(year),
          eng_v: String(car.cc),
          pw: power(car.hp, random),
          mileage: random.chance(DIRT.zeroMileage) ? '0' : String(wear.km),
          kpp: gearbox,
          kpp_type: feedGearboxType(gearbox),
          priv: random.pickEarly(car.drives),
          color: random.chance(DIRT.unknownColour) ? oddColour(random) : colour(random),
          grade: car.trims[trim] ?? '',
          rate: random.chance(DIRT.starGrade) ? '***' : wear.grade,
          fuel: feedFuel(car.fuel, random),
          lhdrive: car.imported && random.chance(0.4) ? '1' : '0',
          price: String(roundTo(rub, 10_000)),
          currency: 'RUB',
          town: 'Владивосток',
        },
      },
      !random.chance(DIRT.noPictures),
      options.now,
      random,
    );
    const fault = broken(row);
    if (fault !== undefined) breakPost(made, fault, random);
    return made;
  };
}
