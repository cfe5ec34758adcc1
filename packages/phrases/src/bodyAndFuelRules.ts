import { getFacet, type ListKey } from '@vvoz/catalogue/facets/facets';
import { addClaim, getFreeText, hasFacet, listIndices, type Attempt } from './attempt.ts';

/** Endings of a noun, and of an adjective. The words before them are stems. */
const NOUN = '(?:а|я|ы|и|у|ю|е|ь|ом|ем|ов|ей|ам|чик|чика)?';
const ADJECTIVE = '(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ую|юю|ым|им|ых|их|ыми|ими)';

/** Stems by facet and value. `~` ends an adjective, all others are nouns; words of one name are joined. */
const STEMS: Readonly<Partial<Record<ListKey, Readonly<Record<string, string>>>>> = {
  bodyKind: {
    sedan: 'седан sedan saloon',
    hatchback: 'хэтчбек хетчбек хэтчбэк хетчбэк хэтч хетч лифтбек лифтбэк hatchback',
    wagon: 'универсал wagon',
    crossover: 'кроссовер кросовер внедорожник вседорожник паркетник джип suv crossover',
    minivan: 'минивэн минивен минивэнчик микроавтобус minivan',
    coupe: 'купе coupe',
    pickup: 'пикап pickup',
    van: 'фургон микрофургон',
    kei: 'кейкар keicar',
    truck: 'грузовик грузовичок',
    bus: 'автобус',
  },
  engineKind: {
    petrol: 'бензин бензинов~ petrol gasoline',
    diesel: 'дизел дизельн~ солярк diesel',
    hybrid: 'гибрид гибридн~ hybrid',
    plug_in_hybrid:
      'гибридсрозеткой подключаемыйгибрид подключаемогогибрид гибридподключаемый плагин плагингибрид плагинхибрид pluginhybrid plugin phev phv',
    electric: 'электромобил электрокар электричк электро электрическ~ электромашин ev electric',
    gas: 'газ газов~ lpg cng метан пропан',
  },
  machineKind: {
    excavator: 'экскаватор эксковатор гусеничныйэкскаватор excavator',
    mini_excavator: 'миниэкскаватор миниэксковатор минниэкскаватор',
    loader: 'погрузчик фронтальник фронтальныйпогрузчик фронтальногопогрузчик loader',
    bulldozer: 'бульдозер bulldozer',
    crane: 'кран автокран манипулятор crane',
    roller: 'каток катк',
    dump_truck: 'самосвал',
    forklift: 'вилочныйпогрузчик вилочногопогрузчик вилочник автопогрузчик forklift',
    grader: 'грейдер автогрейдер grader',
  },
  motoClass: {
    sport: 'спортбайк спортивн~ спорт sportbike',
    naked: 'нейкед нэйкед дорожник naked',
    cruiser: 'круизер круизёр чоппер cruiser chopper',
    enduro: 'эндуро турэндуро enduro',
    touring: 'турист турер туринг touring',
    scooter: 'скутер скутерок максискутер мопед scooter',
  },
};

interface Kind {
  readonly key: ListKey;
  readonly value: string;
  readonly pattern: RegExp;
}

const KINDS: readonly Kind[] = Object.entries(STEMS).flatMap(([key, values]) =>
  Object.entries(values ?? {}).map(([value, stems]) => {
    const words = stems
      .split(' ')
      .map((stem) => (stem.endsWith('~') ? stem.slice(0, -1) + ADJECTIVE : stem + NOUN));
    return { key: key as ListKey, value, pattern: new RegExp(`^(?:${words.join('|')})$`, 'u') };
  }),
);

/** Longest name in the table, in letters. A longer text is not compared. */
const MAX_LETTERS = 30;

/** The facet and the value that a word names: «экскаватор», «дизельный»; undefined for other words. */
export function findKind(word: string): Pick<Kind, 'key' | 'value'> | undefined {
  return word.length > MAX_LETTERS ? undefined : KINDS.find(({ pattern }) => pattern.test(word));
}

const SEATS: readonly (readonly [RegExp, string])[] = [
  [/^двух?местн/, '2'],
  [/^тр[её]хместн/, '3'],
  [/^четыр[её]хместн/, '4'],
  [/^пятиместн/, '5'],
  [/^шестиместн/, '6'],
  [/^семиместн/, '7'],
  [/^восьмиместн/, '8'],
  [/^девятиместн/, '9'],
];

/** Claims «семиместный», «7 мест», «7-местный». */
export function claimSeats(attempt: Attempt, index: number): void {
  const text = getFreeText(attempt, index);
  const facet = getFacet('seats');
  const written = text.length > MAX_LETTERS ? undefined : SEATS.find(([pattern]) => pattern.test(text))?.[1];
  const after = getFreeText(attempt, index + 1);
  const isCount = /^мест(?:а|о|н\p{L}{1,4})?$/u.test(after) || after === 'местка';
  const counted = isCount ? attempt.lexemes[index]?.value : undefined;
  const value = written ?? (counted === undefined ? undefined : String(counted));
  if (value === undefined || !facet.pattern.test(value)) return;
  addClaim(attempt, written === undefined ? [index, index + 1] : [index], {
    kind: 'seats',
    label: facet.valueText(value),
    lists: { seats: [value] },
  });
}

/** Claims the names of kinds that begin at a lexeme, longest first: «гибрид с розеткой» before «гибрид». */
function claimKind(attempt: Attempt, index: number, lengths: readonly number[]): void {
  for (const length of lengths) {
    const lexemes = listIndices(index, index + length);
    const texts = lexemes.map((at) => getFreeText(attempt, at));
    const isJoined = lexemes.slice(1).every((at) => /^[\s-]*$/.test(attempt.lexemes[at]?.before ?? ''));
    if (!isJoined || texts.includes('')) continue;
    const kind = findKind(texts.join(''));
    if (!kind || !hasFacet(attempt, kind.key)) continue;
    addClaim(attempt, lexemes, {
      kind: kind.key,
      label: getFacet(kind.key).valueText(kind.value),
      lists: { [kind.key]: [kind.value] },
    });
    return;
  }
}

/** Claims «дизельный», «кроссовер», «экскаватор», «круизер». Names of models go first: FIT HYBRID. */
export const claimOneKind = (attempt: Attempt, index: number): void => claimKind(attempt, index, [3, 2, 1]);

/**
 * Claims kinds before names are looked for: «мини» of «мини-экскаватор» is no brand. Of cars only those of several words,
 * because names of their models contain the others.
 */
export function claimKindsBeforeNames(attempt: Attempt): void {
  const lengths = hasFacet(attempt, 'bodyKind') ? [3, 2] : [3, 2, 1];
  for (const index of attempt.lexemes.keys()) claimKind(attempt, index, lengths);
}
