import { CAR_BODIES } from './carBodies.ts';

/** Body types of sources, lower case as they are stored, with the Russian word. */
export const BODY_TYPES: Readonly<Record<string, string>> = {
  ...CAR_BODIES,
  truck: 'грузовик',
  crane_truck: 'манипулятор',
  excavator: 'экскаватор',
  wheel_loader: 'фронтальный погрузчик',
  bulldozer: 'бульдозер',
  forklift: 'вилочный погрузчик',
  motorcycle_sport: 'спортивный мотоцикл',
  motorcycle_classic: 'классический мотоцикл',
  scooter: 'скутер',
};

const LABELS = new Map(Object.entries(BODY_TYPES));

/** «хэтчбек»; undefined for an unknown type. */
export const formatBodyType = (bodyType: string | undefined): string | undefined =>
  bodyType === undefined ? undefined : LABELS.get(bodyType);
