import { FAULT_SHARES, breakRow, createFaultPicker, pickOddColour } from '../faults.ts';
import { pickMachineColour } from '../equipment.ts';
import { JAPANESE_PORTS, MACHINE_HOUSES } from '../houses.ts';
import { formatPictures, makeRowId } from '../ids.ts';
import { toJapanTime, toYear } from '../japanTime.ts';
import { isChineseMaker, createMachineSupply } from '../machineSupply.ts';
import { getBrandId, getModelId } from '../names.ts';
import { makeSheetInfo } from '../notes.ts';
import { Random, deriveSeed } from '../random.ts';
import { createComingSchedule } from '../sessions.ts';
import { DEMO_TABLES, countFrames } from '../tables.ts';
import { pickGrade } from '../wear.ts';
import type { FeedOptions, RowMaker } from './options.ts';
import { addFaults } from './addFaults.ts';
import { NO_DATE } from './stockCars.ts';
import type { JpcenterRow } from './types.ts';

const GROUPS: Readonly<Record<string, string>> = {
  excavator: 'EXCAVATOR',
  wheel_loader: 'WHEEL LOADER',
  bulldozer: 'BULLDOZER',
  forklift: 'FORKLIFT',
  truck: 'TRUCK',
  crane_truck: 'CRANE',
};

/** Creates machines in Japan: half are auctioned (START), half have a fixed price (PRICE). */
export function createJapaneseMachines(options: FeedOptions): RowMaker<JpcenterRow> {
  const { count, seed, now } = options;
  const stream = deriveSeed(seed, 'hdm');
  const { type, sheet } = DEMO_TABLES.hdm;
  const schedule = createComingSchedule(MACHINE_HOUSES, count, stream, now);
  const moment = toYear(toJapanTime(now).day);
  const draw = createMachineSupply(Math.floor(moment), (ref) => !isChineseMaker(ref));
  const pickFault = createFaultPicker('hdm', stream);
  const random = new Random();

  return (row) => {
    random.reset(stream, row);
    const { ref, year, hours, score, worth } = draw(moment, random);
    const auctioned = random.chance(0.5);
    const { session, date, lot } = schedule.findSlot(row);
    const id = makeRowId('hdm', stream, row);
    const start = Math.floor((worth * (0.5 + 0.35 * random.unit())) / 10_000) * 10_000;
    const record: JpcenterRow = {
      ID: id,
      LOT: auctioned ? String(lot) : '',
      AUCTION_TYPE: '0',
      AUCTION_DATE: auctioned ? date : NO_DATE,
      AUCTION: auctioned ? session.house.name : 'STOCK',
      TOWN: auctioned ? session.house.town : random.pick(JAPANESE_PORTS),
      GROUP: GROUPS[ref.bodyType] ?? 'OTHER',
      CATEGORY: ref.kind,
      MARKA_ID: getBrandId('jpcenter', ref.brand),
      MARKA_NAME: ref.brand,
      MODEL_ID: getModelId(ref.brand, ref.model),
      MODEL_NAME: ref.model,
      KUZOV: '',
      BODY_TYPE: ref.bodyType,
      YEAR: String(year),
      ENG_V: '',
      PW: random.chance(FAULT_SHARES.emptyPower) ? '' : String(ref.hp),
      MILEAGE: random.chance(FAULT_SHARES.zeroMileage) ? '0' : String(hours),
      GRADE: '',
      KPP: '',
      KPP_TYPE: '',
      PRIV: '',
      COLOR: random.chance(FAULT_SHARES.unknownColour) ? pickOddColour(random) : pickMachineColour(random),
      EQUIP: '',
      RATE: random.chance(FAULT_SHARES.starGrade) ? '***' : pickGrade(score, 5, hours, random),
      START: auctioned ? String(start) : '',
      FINISH: '0',
      AVG_PRICE: '',
      PRICE: auctioned ? '' : String(worth),
      VOLUME: random.pick(JAPANESE_PORTS),
      STATUS: '',
      TIME: 'D',
      SERIAL: `${ref.model.replaceAll(/[^A-Z0-9]/g, '')}-${10_000 + random.below(90_000)}`,
      INFO: makeSheetInfo('machine', score, random),
      // About a quarter of the machines have the seat on the left.
      LHDRIVE: random.chance(0.25) ? '1' : '0',
      SANCTION: '0',
      IMAGES: random.chance(FAULT_SHARES.noPictures)
        ? ''
        : formatPictures(type, id, countFrames(ref.bodyType, sheet)),
    };
    addFaults(record, ref.hp, random);
    const fault = pickFault(row);
    if (fault !== undefined) breakRow(record, fault, random);
    return record;
  };
}
