import { describe, expect, test } from 'vitest';
import { dictionary } from './testing/demoDictionary.ts';
import { NOW, understandAddress } from './testing/understandAddress.ts';
import type { UnderstandContext } from './phraseTypes.ts';
import { understand } from './understand.ts';

const describeParts = (text: string, context: Partial<UnderstandContext> = {}) =>
  understand(text, dictionary, { now: NOW, ...context }).parts.map(
    (part) => `${part.kind}: ${part.text} = ${part.label.replaceAll('\u00A0', ' ')}`,
  );

describe('parts', () => {
  test('contain the words as typed, each with a label', () => {
    expect(describeParts('Приус 2019 до 1,5 млн под ключ, БЕЛЫЙ 4вд')).toEqual([
      'model: Приус = Toyota Prius',
      'year: 2019 = 2019',
      'cost: до 1,5 млн под ключ = до 1 500 000 ₽ под ключ',
      'color: БЕЛЫЙ = белый',
      'drive: 4вд = полный привод',
    ]);
  });

  test('collect words of one condition from the whole text', () => {
    expect(describeParts('под ключ аква от 2018 с пробегом до 80 тыс. км до 2021 до 1 млн')).toEqual([
      'cost: под ключ до 1 млн = до 1 000 000 ₽ под ключ',
      'model: аква = Toyota Aqua',
      'year: от 2018 до 2021 = 2018–2021',
      'mileage: с пробегом до 80 тыс. км = до 80 000 км',
    ]);
  });

  test('include filler words', () => {
    expect(describeParts('хочу купить тойоту приус белого цвета или серый')).toEqual([
      'brand: хочу купить тойоту = Toyota',
      'model: приус = Prius',
      'color: белого цвета = белый',
      'color: или серый = серый',
    ]);
  });

  test('show the corrected meaning of misspelt words', () => {
    expect(describeParts('ghbec ,tksq автамат')).toEqual([
      'model: ghbec = Toyota Prius',
      'color: ,tksq = белый',
      'gearbox: автамат = автомат',
    ]);
  });

  test.each([
    ['делика', 'model: делика = Mitsubishi Delica'],
    ['мазда 6', 'model: мазда 6 = MAZDA6'],
    ['zvw50', 'kuzov: zvw50 = ZVW50'],
    ['1,8 л', 'engine: 1,8 л = 1,8 л'],
    ['до 1500 см3', 'engine: до 1500 см3 = до 1 500 см³'],
    ['не старше 5 лет', 'year: не старше 5 лет = от 2021'],
    ['оценка 4 и выше', 'rate: оценка 4 и выше = оценка от 4'],
    ['оценка 4 или 4,5', 'rate: оценка 4 или 4,5 = оценка 4 или 4,5'],
    ['до 500 000 йен', 'finish: до 500 000 йен = до 500 000 ¥'],
    ['до 160 л.с.', 'fee: до 160 л.с. = до 160 л.с.'],
    ['в среду', 'day: в среду = ср 25 ноя'],
    ['проходной', 'passing: проходной = проходной: 2021–2023'],
    ['№ 5123', 'lot: № 5123 = лот 5123'],
  ])('«%s» has the chip %s', (text, part) => expect(describeParts(text)).toEqual([part]));
});

describe('a catalogue', () => {
  test('without a facet does not understand the words of that facet', () => {
    const facets = ['brand', 'model', 'year'] as const;
    expect(understandAddress('приус 2019 белый до 1 млн под ключ до 160 л.с.', { facets })).toEqual({
      address: 'brand=toyota&model=prius&year_min=2019&year_max=2019',
      rest: 'белый до 1 млн под ключ до 160 л.с',
    });
  });

  test('with two kinds of drive and gearbox uses only those', () => {
    const context = { drives: ['2WD', '4WD'], gearboxes: ['AT', 'MT'] } as const;
    expect(understandAddress('передний привод вариатор', context).address).toBe('priv=2wd&kpp=at');
    expect(understandAddress('полный привод механика', context).address).toBe('priv=4wd&kpp=mt');
    expect(describeParts('задний робот', context)).toEqual([
      'drive: задний = привод 2WD',
      'gearbox: робот = автомат',
    ]);
  });

  test('uses prices in its own currency', () => {
    const facets = ['brand', 'finish', 'cost'] as const;
    expect(understandAddress('до 500 000 йен', { facets, currency: 'jpy' }).address).toBe(
      'finish_max=500000',
    );
    expect(understandAddress('до 100 000 юаней', { facets, currency: 'jpy' })).toEqual({
      address: '',
      rest: 'до 100 000 юаней',
    });
    expect(understandAddress('до 1 млн', { facets: ['finish'], currency: 'jpy' }).address).toBe(
      'finish_max=1000000',
    );
    expect(understandAddress('до 1 млн руб', { facets: ['finish'], currency: 'jpy' }).rest).toBe(
      'до 1 млн руб',
    );
    expect(understandAddress('до 1 млн руб', { facets: ['finish'], currency: 'rub' }).address).toBe(
      'finish_max=1000000',
    );
    expect(understandAddress('до 500 000 йен', { facets: ['price'], currency: 'jpy' }).address).toBe(
      'price=0-500000',
    );
  });

  test('can set the years of «проходной»', () => {
    const passingYears = { min: 2022, max: 2024 };
    expect(understandAddress('проходные', { passingYears }).address).toBe('year_min=2022&year_max=2024');
    expect(understandAddress('проходной 2024', { passingYears }).address).toBe('year_min=2024&year_max=2024');
    expect(understandAddress('проходной 2010', { passingYears }).rest).toBe('проходной');
  });
});

describe('names', () => {
  const readLists = (text: string) => understand(text, dictionary, { now: NOW }).query.lists;

  test('a model implies its brand; a body code implies its only brand and model', () => {
    expect(readLists('приус')).toEqual({ brand: ['TOYOTA'], model: ['PRIUS'] });
    expect(readLists('zvw50')).toEqual({ brand: ['TOYOTA'], model: ['PRIUS'], kuzov: ['ZVW50'] });
    expect(readLists('gp5')).toEqual({ brand: ['HONDA'], kuzov: ['GP5'] });
  });

  test('a named brand decides between models of the same name', () => {
    expect(readLists('х5')).toEqual({ brand: ['BMW'], model: ['X5'] });
    expect(readLists('hongqi х5')).toEqual({ brand: ['HONGQI'], model: ['H5'] });
    expect(readLists('geely atlas')).toEqual({ brand: ['GEELY'], model: ['ATLAS'] });
    expect(readLists('atlas')).toEqual({ brand: ['NISSAN'], model: ['ATLAS'] });
  });

  test('several models and colours are combined', () => {
    expect(readLists('приус, фит или аква')).toEqual({
      brand: ['TOYOTA', 'HONDA'],
      model: ['PRIUS', 'FIT', 'AQUA'],
    });
  });
});
