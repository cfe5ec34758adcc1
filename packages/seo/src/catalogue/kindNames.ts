import type { BodyKind, EngineKind, MachineKind, MotoClass } from '@vvoz/catalogue/words/vehicleKinds';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';

const BODIES: Readonly<Record<BodyKind, string>> = {
  sedan: 'седаны',
  hatchback: 'хэтчбеки',
  wagon: 'универсалы',
  crossover: 'кроссоверы',
  minivan: 'минивэны',
  coupe: 'купе',
  pickup: 'пикапы',
  van: 'фургоны',
  kei: 'кей-кары',
  truck: 'грузовики',
  bus: 'автобусы',
};

/** Names with a body, «дизельные кроссоверы», and alone, «дизельные автомобили». */
const ENGINES: Readonly<Record<EngineKind, readonly [withBody: (body: string) => string, alone: string]>> = {
  petrol: [(body) => `бензиновые ${body}`, 'бензиновые автомобили'],
  diesel: [(body) => `дизельные ${body}`, 'дизельные автомобили'],
  hybrid: [(body) => `гибридные ${body}`, 'гибриды'],
  plug_in_hybrid: [(body) => `гибридные ${body} с розеткой`, 'гибриды с розеткой'],
  electric: [(body) => `электрические ${body}`, 'электромобили'],
  gas: [(body) => `${body} на газу`, 'автомобили на газу'],
};

const MACHINES: Readonly<Record<MachineKind, string>> = {
  excavator: 'экскаваторы',
  mini_excavator: 'мини-экскаваторы',
  loader: 'погрузчики',
  bulldozer: 'бульдозеры',
  crane: 'краны',
  roller: 'катки',
  dump_truck: 'самосвалы',
  forklift: 'вилочные погрузчики',
  grader: 'грейдеры',
};

const MOTORCYCLES: Readonly<Record<MotoClass, string>> = {
  sport: 'спортивные мотоциклы',
  naked: 'нейкеды',
  cruiser: 'круизеры',
  enduro: 'мотоциклы эндуро',
  touring: 'туристические мотоциклы',
  scooter: 'скутеры',
};

const isIn = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

/**
 * Names the chosen kinds of vehicles in the plural: «дизельные кроссоверы», «мини-экскаваторы»; '' when none is chosen, or
 * several of one facet.
 */
export function formatKinds({ lists }: Pick<CatalogueQuery, 'lists'>): string {
  const [body = '', engine = '', machine = '', moto = ''] = (
    ['bodyKind', 'engineKind', 'machineKind', 'motoClass'] as const
  ).map((key) => (lists[key]?.length === 1 ? lists[key][0] : ''));
  if (isIn(MACHINES, machine)) return MACHINES[machine];
  if (isIn(MOTORCYCLES, moto)) return MOTORCYCLES[moto];
  const bodies = isIn(BODIES, body) ? BODIES[body] : '';
  if (!isIn(ENGINES, engine)) return bodies;
  const [withBody, alone] = ENGINES[engine];
  return bodies === '' ? alone : withBody(bodies);
}
