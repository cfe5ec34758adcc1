/** Russian words for the body types of sources. */
const BODY_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sedan: 'седан',
    coupe: 'купе',
    hatchback: 'хэтчбек',
    wagon: 'универсал',
    suv: 'внедорожник',
    kei: 'кей-кар',
    minivan: 'минивэн',
    van: 'фургон',
    pickup: 'пикап',
    truck: 'грузовик',
    crane_truck: 'манипулятор',
    excavator: 'экскаватор',
    wheel_loader: 'фронтальный погрузчик',
    bulldozer: 'бульдозер',
    forklift: 'вилочный погрузчик',
    motorcycle_sport: 'спортивный мотоцикл',
    motorcycle_classic: 'классический мотоцикл',
    scooter: 'скутер',
  }),
);

/** «хэтчбек»; undefined for a type that nobody translated. */
export const bodyTypeText = (bodyType: string | undefined): string | undefined =>
  bodyType === undefined ? undefined : BODY_TYPES.get(bodyType);
