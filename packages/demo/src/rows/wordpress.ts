import { getFuelCode } from '@vvoz/catalogue/words/fuels';
import {
  FAULT_SHARES,
  pickBadYear,
  createFaultPicker,
  formatKilowatts,
  lowerBrandCase,
  pickOddColour,
} from '../faults.ts';
import type { BrokenKind } from '../faults.ts';
import { pickColour } from '../equipment.ts';
import { pickFuelCode, findGearboxType } from '../feedCodes.ts';
import { CHINESE_MACHINE_TOWNS } from '../houses.ts';
import { makePostId } from '../ids.ts';
import { toJapanTime, toYear } from '../japanTime.ts';
import { isChineseMaker, createMachineSupply } from '../machineSupply.ts';
import { makeRemarks } from '../notes.ts';
import { YEN_PER, roundTo, getTrimFactor, calculateWorth } from '../prices.ts';
import { Random, deriveSeed } from '../random.ts';
import { getJapanPools } from '../supply.ts';
import { countFrames } from '../tables.ts';
import { calculateAge, makeWear } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { makePost } from './post.ts';
import type { WordPressPost } from './types.ts';

const CATEGORIES = ['excavator', 'wheel_loader', 'bulldozer', 'forklift', 'truck', 'crane_truck'];
const STOCK_CATEGORY = 30;
/** Price of a car in Vladivostok, with duty and delivery, relative to its price in Japan. */
const LANDED_FACTOR = 1.55;

const formatThousands = (n: number): string => String(n).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');

function breakPost(record: WordPressPost, kind: BrokenKind, random: Random): void {
  if (kind === 'noId') delete record.id;
  else if (kind === 'year') record.acf['year'] = pickBadYear(random);
  else if (kind === 'price') record.acf['price'] = `-${record.acf['price'] ?? '1'}`;
}

function formatPower(hp: number, random: Random): string {
  if (random.chance(FAULT_SHARES.emptyPower)) return '';
  return random.chance(FAULT_SHARES.powerInKw) ? formatKilowatts(hp) : String(hp);
}

const spellBrand = (brand: string, random: Random): string =>
  random.chance(FAULT_SHARES.brandCase) ? lowerBrandCase(brand) : brand;

/** Creates machines from China, as posts. */
export function createMachineryPosts(options: FeedOptions): RowMaker<WordPressPost> {
  const stream = deriveSeed(options.seed, 'spec');
  const moment = toYear(toJapanTime(options.now).day);
  const draw = createMachineSupply(Math.floor(moment), isChineseMaker);
  const pickFault = createFaultPicker('spec', stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const { ref, year, hours, score, worth: yen } = draw(moment, random);
    const title = `${ref.kind} ${ref.brand} ${ref.model} — ${year}\u00A0г.`;
    const record = makePost(
      {
        id: makePostId('spec', row),
        type: 'spec',
        category: 11 + CATEGORIES.indexOf(ref.bodyType),
        title,
        summary: `Наработка ${formatThousands(hours)} м/ч, масса ${formatThousands(ref.mass)}\u00A0кг…`,
        paragraphs: [
          `${ref.kind} «${ref.brand} ${ref.model}»: двигатель ${ref.hp} л.\u00A0с., осмотр & видео по запросу.`,
          ...makeRemarks('machine', score, random),
        ],
        frames: countFrames(ref.bodyType, false),
        acf: {
          marka_name: spellBrand(ref.brand, random),
          model_name: ref.model,
          category: ref.kind,
          body_type: ref.bodyType,
          year: String(year),
          hours: random.chance(FAULT_SHARES.zeroMileage) ? '0' : String(hours),
          mass: String(ref.mass),
          length: String(ref.length),
          width: String(ref.width),
          height: String(ref.height),
          clearance: String(ref.clearance),
          power: formatPower(ref.hp, random),
          fuel: getFuelCode('diesel'),
          price: String(roundTo(yen / YEN_PER.cny, 1000)),
          currency: 'CNY',
          town: random.pick(CHINESE_MACHINE_TOWNS),
        },
      },
      !random.chance(FAULT_SHARES.noPictures),
      options.now,
      random,
    );
    const fault = pickFault(row);
    if (fault !== undefined) breakPost(record, fault, random);
    return record;
  };
}

/** Creates cars in stock in Vladivostok, as posts. */
export function createStockPosts(options: FeedOptions): RowMaker<WordPressPost> {
  const stream = deriveSeed(options.seed, 'stock');
  const moment = toYear(toJapanTime(options.now).day);
  const pool = getJapanPools()(Math.floor(moment));
  const pickFault = createFaultPicker('stock', stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const entry = pool.draw(random);
    const car = pool.getProfile(entry);
    const year = pool.getYear(entry);
    const wear = makeWear(car, calculateAge(moment, year), random);
    const trim = random.below(car.trims.length);
    const rub =
      (calculateWorth(car, wear, random) * getTrimFactor(trim, car.trims.length) * LANDED_FACTOR + 350_000) /
      YEN_PER.rub;
    const gearbox = random.pickEarly(car.gearboxes);
    const record = makePost(
      {
        id: makePostId('stock', row),
        type: 'stock',
        category: STOCK_CATEGORY,
        title: `${car.brand} ${car.model} — ${year}\u00A0г., в наличии`,
        summary: `Пробег ${formatThousands(wear.km)}\u00A0км, оценка ${wear.grade}…`,
        paragraphs: [
          `«${car.brand} ${car.model}», кузов ${car.code}: без пробега по РФ, оформление & постановка на учёт.`,
          ...makeRemarks('car', wear.score, random),
        ],
        frames: countFrames(car.bodyType, false),
        acf: {
          marka_name: spellBrand(car.brand, random),
          model_name: car.model,
          kuzov: car.code,
          body_type: car.bodyType,
          year: String(year),
          eng_v: String(car.cc),
          pw: formatPower(car.hp, random),
          mileage: random.chance(FAULT_SHARES.zeroMileage) ? '0' : String(wear.km),
          kpp: gearbox,
          kpp_type: findGearboxType(gearbox),
          priv: random.pickEarly(car.drives),
          color: random.chance(FAULT_SHARES.unknownColour) ? pickOddColour(random) : pickColour(random),
          grade: car.trims[trim] ?? '',
          rate: random.chance(FAULT_SHARES.starGrade) ? '***' : wear.grade,
          fuel: pickFuelCode(car.fuel, random),
          lhdrive: car.imported && random.chance(0.4) ? '1' : '0',
          price: String(roundTo(rub, 10_000)),
          currency: 'RUB',
          town: 'Владивосток',
        },
      },
      !random.chance(FAULT_SHARES.noPictures),
      options.now,
      random,
    );
    const fault = pickFault(row);
    if (fault !== undefined) breakPost(record, fault, random);
    return record;
  };
}
