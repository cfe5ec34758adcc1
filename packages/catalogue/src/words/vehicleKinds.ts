/**
 * Kinds by which visitors choose a vehicle, each with its label in the panel. The feeds have other words; an import
 * derives these from them. Browsers load this file.
 */
export const BODY_KINDS = {
  sedan: 'Седан',
  hatchback: 'Хэтчбек',
  wagon: 'Универсал',
  crossover: 'Кроссовер',
  minivan: 'Минивэн',
  coupe: 'Купе',
  pickup: 'Пикап',
  van: 'Фургон',
  kei: 'Кей-кар',
  truck: 'Грузовик',
  bus: 'Автобус',
} as const satisfies Readonly<Record<string, string>>;
export type BodyKind = keyof typeof BODY_KINDS;

export const ENGINE_KINDS = {
  petrol: 'бензин',
  diesel: 'дизель',
  hybrid: 'гибрид',
  plug_in_hybrid: 'гибрид с розеткой',
  electric: 'электро',
  gas: 'газ',
} as const satisfies Readonly<Record<string, string>>;
export type EngineKind = keyof typeof ENGINE_KINDS;

export const MACHINE_KINDS = {
  excavator: 'Экскаватор',
  mini_excavator: 'Мини-экскаватор',
  loader: 'Погрузчик',
  bulldozer: 'Бульдозер',
  crane: 'Кран',
  roller: 'Каток',
  dump_truck: 'Самосвал',
  forklift: 'Вилочный погрузчик',
  grader: 'Грейдер',
} as const satisfies Readonly<Record<string, string>>;
export type MachineKind = keyof typeof MACHINE_KINDS;

export const MOTO_CLASSES = {
  sport: 'Спорт',
  naked: 'Нейкед',
  cruiser: 'Круизер',
  enduro: 'Эндуро',
  touring: 'Турист',
  scooter: 'Скутер',
} as const satisfies Readonly<Record<string, string>>;
export type MotoClass = keyof typeof MOTO_CLASSES;

/** Numbers of seats, as words of the wire. */
export const SEAT_COUNTS = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;
