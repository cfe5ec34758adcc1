/**
 * Russian words for the body types of cars, used in links to lists. Browsers load this table, so it has no other types.
 */
export const CAR_BODIES: Readonly<Record<string, string>> = {
  sedan: 'седан',
  coupe: 'купе',
  hatchback: 'хэтчбек',
  wagon: 'универсал',
  suv: 'внедорожник',
  kei: 'кей-кар',
  minivan: 'минивэн',
  van: 'фургон',
  pickup: 'пикап',
};
