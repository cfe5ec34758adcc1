/** Body types of cars with the Russian word: the ones that links to lists name. Browsers load them, so there are no others. */
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
