import { expect, test } from 'vitest';
import { understandAddress } from './testing/understandAddress.ts';

/** The typed text, the address of its query, and the words that were not understood. */
const PHRASES: readonly (readonly [text: string, address: string, rest?: string])[] = [
  // brands and models: written and colloquial names
  [
    'приус 2019 до 1,5 млн под ключ белый 4вд',
    'brand=toyota&model=prius&year_min=2019&year_max=2019&priv=4wd&color=white&cost_ru_max=1500000',
  ],
  [
    'под ключ белый 4вд до 1,5 млн 2019 приус',
    'brand=toyota&model=prius&year_min=2019&year_max=2019&priv=4wd&color=white&cost_ru_max=1500000',
  ],
  ['тойота приус', 'brand=toyota&model=prius'],
  ['Toyota Land Cruiser Prado', 'brand=toyota&model=land+cruiser+prado'],
  ['ленд крузер прадо', 'brand=toyota&model=land+cruiser+prado'],
  ['ленд крузер', 'brand=toyota&model=land+cruiser'],
  ['крузак 200', 'brand=toyota&model=land+cruiser&kuzov=uzj200w'],
  [
    'прадо 150',
    'brand=toyota&model=land+cruiser+prado&kuzov[]=gdj150w&kuzov[]=grj150w&kuzov[]=j150&kuzov[]=trj150w',
  ],
  ['королла филдер', 'brand=toyota&model=corolla+fielder'],
  ['филдер', 'brand=toyota&model=corolla+fielder'],
  ['хонда фит гибрид', 'brand=honda&model=fit+hybrid'],
  ['икс-трейл', 'brand=nissan&model=x-trail'],
  ['х трейл', 'brand=nissan&model=x-trail'],
  ['кашкай', 'brand=nissan&model=dualis'],
  ['марк 2', 'brand=toyota&model=mark+ii'],
  ['лансер эво', 'brand=mitsubishi&model=lancer+evolution'],
  ['лансер белый эво', 'brand=mitsubishi&model[]=lancer&model[]=lancer+evolution&color=white'],
  ['крузак прадо', 'brand=toyota&model=land+cruiser+prado'],
  ['делика д5', 'brand=mitsubishi&model=delica+d5'],
  ['n-box custom', 'brand=honda&model=n+box+custom'],
  ['эн бокс', 'brand=honda&model=n+box'],
  ['вагон р', 'brand=suzuki&model=wagon+r'],
  ['рендж ровер спорт', 'brand=land+rover&model=range+rover+sport'],
  ['хендай туссан', 'brand=hyundai&model=tucson'],
  ['хавал джолион', 'brand=haval&model=jolion'],
  ['чери тигго 4', 'brand=chery&model=tiggo+4'],
  ['тойоту аквы', 'brand=toyota&model=aqua'],
  [
    'делика',
    'brand=mitsubishi&model[]=delica+d2&model[]=delica+d3&model[]=delica+d5&model[]=delica+mini&model[]=delica+space+gear&model[]=delica+van',
  ],
  ['хайс', 'brand=toyota&model[]=hiace+van&model[]=hiace+wagon'],
  // numbers that are models
  ['мазда 3', 'brand=mazda&model=mazda3'],
  ['мазду 6 100 000 км', 'brand=mazda&model=mazda6&mileage_max=100000'],
  ['мазда 3 года', 'brand=mazda&year_min=2023'],
  ['mazda 3 200 000 км', 'brand=mazda&model=mazda3&mileage_max=200000'],
  ['bmw 320i', 'brand=bmw&model=3+series'],
  ['320d бмв', 'brand=bmw&model=3+series'],
  ['бмв 3', 'brand=bmw&model=3+series'],
  ['бмв 5 серии', 'brand=bmw&model=5+series'],
  ['5 бмв', 'brand=bmw', '5'],
  ['пежо 308', 'brand=peugeot&model=308'],
  ['308 пежо', 'brand=peugeot&model=308'],
  ['пежо 2008', 'brand=peugeot&model=2008'],
  ['пежо 2008 года', 'brand=peugeot&year_min=2008&year_max=2008'],
  ['2008 пежо', 'brand=peugeot&year_min=2008&year_max=2008'],
  ['рав 4', 'brand=toyota&model=rav4'],
  ['рав4 оценка 4', 'brand=toyota&model=rav4&rate=4'],
  ['тойота 86', 'brand=toyota&model=86'],
  ['тойота 86 года', 'brand=toyota&year_min=1986&year_max=1986'],
  ['мерседес е200', 'brand=mercedes-benz&model=e+class'],
  ['мерседес е 63', 'brand=mercedes-benz&model=e+class'],
  ['е 63', '', 'е 63'],
  ['с класс', 'brand=mercedes-benz&model=c+class'],
  ['гелик', 'brand=mercedes-benz&model=g+class'],
  ['лексус нх 300h', 'brand=lexus&model=nx'],
  ['is 250', 'brand=lexus&model=is'],
  ['ауди а 4', 'brand=audi&model=a4'],
  ['x5', 'brand=bmw&model=x5'],
  ['хонгчи х5', 'brand=hongqi&model=h5'],
  ['танк 300', 'brand=tank&model=300'],
  ['тесла модель 3', 'brand=tesla&model=model+3'],
  // body codes
  ['zvw50', 'brand=toyota&model=prius&kuzov=zvw50'],
  ['звв50', 'brand=toyota&model=prius&kuzov=zvw50'],
  ['ZVW-50', 'brand=toyota&model=prius&kuzov=zvw50'],
  ['zvw 50', 'brand=toyota&model=prius&kuzov=zvw50'],
  ['приус белый кузов 50', 'brand=toyota&model=prius&kuzov=zvw50&color=white'],
  ['jb64', 'brand=suzuki&model=jimny&kuzov=jb64w'],
  ['фит gp5', 'brand=honda&model=fit&kuzov=gp5'],
  ['GR1', 'brand=honda&model=fit&kuzov=gr1'],
  ['гп5', 'brand=honda&kuzov=gp5'],
  ['приус 30', 'brand=toyota&model=prius&kuzov=zvw30'],
  ['камри 70 кузов', 'brand=toyota&model=camry&kuzov[]=axva70&kuzov[]=axvh70'],
  ['кузов 205042', 'brand=mercedes-benz&model=c+class&kuzov=205042'],
  ['x-trail t32', 'brand=nissan&model=x-trail&kuzov=t32'],
  // the other keyboard layout
  ['ghbec', 'brand=toyota&model=prius'],
  ['ещнщеф', 'brand=toyota'],
  ['ghbec ,tksq 2019', 'brand=toyota&model=prius&year_min=2019&year_max=2019&color=white'],
  ['lj 1,5 vky gjl rk.x', 'cost_ru_max=1500000'],
  ['яму50 ямц50', 'brand=toyota&model=prius&kuzov=zvw50', 'яму50'],
  // typing errors
  ['прус', 'brand=toyota&model=prius'],
  ['приуз', 'brand=toyota&model=prius'],
  ['тоетта камрри', 'brand=toyota&model=camry'],
  ['субаро форестр', 'brand=subaru&model=forester'],
  ['мицубисси аутлендр', 'brand=mitsubishi&model=outlander'],
  ['хариерр', 'brand=toyota&model=harrier'],
  ['nisan notte', 'brand=nissan&model=note'],
  ['hundai', 'brand=hyundai'],
  ['короллла филдр', 'brand=toyota&model=corolla+fielder'],
  ['автамат серебристй', 'kpp=at&color=silver'],
  ['чорный', 'color=black'],
  ['хонда степвагон спада', 'brand=honda&model=step+wagon', 'спада'],
  // years
  ['2019', 'year_min=2019&year_max=2019'],
  ['2018-2021', 'year_min=2018&year_max=2021'],
  ['2018–21', 'year_min=2018&year_max=2021'],
  ['19-21 год', 'year_min=2019&year_max=2021'],
  ['от 2017', 'year_min=2017'],
  ['до 2020 года', 'year_max=2020'],
  ['с 2018', 'year_min=2018'],
  ['с 2018 по 2021', 'year_min=2018&year_max=2021'],
  ['от 2018 до 2021', 'year_min=2018&year_max=2021'],
  ['2018 или 2019', 'year_min=2018&year_max=2019'],
  ['2020 или 2018', 'year_min=2018&year_max=2020'],
  ['19 года', 'year_min=2019&year_max=2019'],
  ['не старше 5 лет', 'year_min=2021'],
  ['не старше 2018', 'year_min=2018'],
  ['не ранее 2019', 'year_min=2019'],
  ['от 3 до 5 лет', 'year_min=2021&year_max=2023'],
  ['старше 10 лет', 'year_max=2016'],
  ['от 5 лет', 'year_max=2021'],
  ['до 5 лет', 'year_min=2021'],
  ['2019г.в.', 'year_min=2019&year_max=2019'],
  ['проходной', 'year_min=2021&year_max=2023'],
  ['проходные 2022', 'year_min=2022&year_max=2022'],
  ['проходной 2010', 'year_min=2010&year_max=2010', 'проходной'],
  // prices
  ['до 1,5 млн', 'cost_ru_max=1500000'],
  ['до 900 тыс', 'cost_ru_max=900000'],
  ['от 800 до 1200 тыс', 'cost_ru_min=800000&cost_ru_max=1200000'],
  ['от 500 до 1.5 млн', 'cost_ru_min=500000&cost_ru_max=1500000'],
  ['от 200 до 400 тыс', 'cost_ru_min=200000&cost_ru_max=400000'],
  ['1500000 руб', 'cost_ru_max=1500000'],
  ['до 1.500.000 рублей', 'cost_ru_max=1500000'],
  ['900т.р.', 'cost_ru_max=900000'],
  ['до миллиона', 'cost_ru_max=1000000'],
  ['до полутора млн', 'cost_ru_max=1500000'],
  ['1 млн 200 тыс', 'cost_ru_max=1200000'],
  ['бюджет 1,5', 'cost_ru_max=1500000'],
  ['до 900', 'cost_ru_max=900000'],
  ['1200 под ключ', 'cost_ru_max=1200000'],
  ['до 500 000 ¥', 'finish_max=500000'],
  ['до 500000 йен', 'finish_max=500000'],
  ['до 1 млн иен', 'finish_max=1000000'],
  ['от 2018 до 1,5 млн', 'year_min=2018&cost_ru_max=1500000'],
  // mileage
  ['до 100 тыс км', 'mileage_max=100000'],
  ['до 100 000 км', 'mileage_max=100000'],
  ['пробег до 80', 'mileage_max=80000'],
  ['50 т.км', 'mileage_max=50000'],
  ['от 50 до 100 тыс км', 'mileage_min=50000&mileage_max=100000'],
  ['не более 100 тыс. км пробега', 'mileage_max=100000'],
  // engine and power
  ['1.8', 'eng_v_min=1750&eng_v_max=1849'],
  ['1,8 л', 'eng_v_min=1750&eng_v_max=1849'],
  ['1500 см3', 'eng_v_min=1450&eng_v_max=1549'],
  ['до 2 литров', 'eng_v_max=2000'],
  ['1.5-2.0', 'eng_v_min=1450&eng_v_max=2000'],
  ['660', 'eng_v_min=650&eng_v_max=669'],
  ['до 160 л.с.', 'fee=low'],
  ['до 160 сил', 'fee=low'],
  ['от 100 до 160 л.с.', 'pw_min=100&pw_max=160'],
  ['160 л.с.', 'pw_min=160&pw_max=160'],
  ['до 150 л.с.', 'pw_max=150'],
  ['до 150 л с', 'pw_max=150'],
  ['2 л с 2018 года', 'year_min=2018&eng_v_min=1950&eng_v_max=2049'],
  ['150 лс', 'pw_min=150&pw_max=150'],
  ['двигатель 150 л.с.', 'pw_min=150&pw_max=150'],
  ['от 150 до 200 л.с.', 'pw_min=150&pw_max=200'],
  // drive, gearbox, colour
  ['4 wd', 'priv=4wd'],
  ['4х4', 'priv=4wd'],
  ['полный привод', 'priv=4wd'],
  ['передний', 'priv=ff'],
  ['2wd', 'priv=2wd'],
  ['задний привод автомат', 'priv=fr&kpp=at'],
  ['на механике', 'kpp=mt'],
  ['вариатор или робот', 'kpp[]=amt&kpp[]=cvt'],
  ['белый или черный', 'color[]=black&color[]=white'],
  ['темно-синий металлик', 'color=blue'],
  ['перламутровый белый', 'color=pearl'],
  ['цвет красный', 'color=red'],
  ['не чёрный', '', 'не чёрный'],
  // grades
  ['оценка 4', 'rate=4'],
  ['4 балла', 'rate=4'],
  ['рав 4 балла', 'brand=toyota&model=rav4&rate=4'],
  ['от 4.5', 'rate[]=4.5&rate[]=5&rate[]=6&rate[]=s'],
  ['оценка 4 и выше', 'rate[]=4&rate[]=4.5&rate[]=5&rate[]=6&rate[]=s'],
  ['4-5 баллов', 'rate[]=4&rate[]=4.5&rate[]=5'],
  ['оценка 4, 4.5', 'rate[]=4&rate[]=4.5'],
  ['оценка до 4', 'rate[]=1&rate[]=2&rate[]=3&rate[]=3.5&rate[]=4&rate[]=r&rate[]=ra'],
  ['оценка 4-5 и выше', 'rate[]=4&rate[]=4.5&rate[]=5', 'выше'],
  ['оценка 4 3', 'rate=4', '3'],
  ['оценка 4, 3 года', 'year_min=2023&rate=4'],
  ['оценка 4, 1 500 000', 'rate=4&cost_ru_max=1500000'],
  ['RA', 'rate=ra'],
  ['оценка R', 'rate=r'],
  // days and lots
  ['в среду', 'auction_date_interval=2026-11-25'],
  ['завтра', 'auction_date_interval=2026-11-25'],
  ['лот 5123', 'lot=5123'],
  // words without a filter
  ['левый руль дизель', 'engine_kind=diesel', 'левый руль'],
  ['лада веста', '', 'лада веста'],
  ['хочу семейную машину', '', 'хочу семейную машину'],
  ['под ключ', '', 'под ключ'],
  ['маленький пробег', '', 'маленький пробег'],
  ['до', '', 'до'],
];

const ROWS = PHRASES.map(([text, address, rest = '']) => ({ text, address, rest }));

test.each(ROWS)('«$text» → $address', ({ text, address, rest }) => {
  expect(understandAddress(text)).toEqual({ address, rest });
});

test('days and years follow the time zone of the auctions', () => {
  // 31 December, 21:00 in Georgia; 1 January, 02:00 in Japan.
  const now = new Date('2026-12-31T17:00:00Z');
  expect(understandAddress('завтра', { now, type: 'japan' }).address).toBe(
    'auction_date_interval=2027-01-02',
  );
  expect(understandAddress('завтра', { now, type: 'europe' }).address).toBe(
    'auction_date_interval=2027-01-01',
  );
});

test('a day of the week is counted from the day of the auctions', () => {
  // Tuesday, 19:00 in Moscow; Wednesday, 01:00 in Japan.
  const now = new Date('2026-11-24T16:00:00Z');
  expect(understandAddress('в среду', { now, type: 'japan' }).address).toBe(
    'auction_date_interval=2026-11-25',
  );
  expect(understandAddress('во вторник', { now, type: 'japan' }).address).toBe(
    'auction_date_interval=2026-12-01',
  );
});

/** Phrases whose parts contradict each other, exceed a limit or mean something only together. */
test.each([
  // days: the next of that name, today included
  ['сегодня', 'auction_date_interval=2026-11-24', ''],
  ['завтра', 'auction_date_interval=2026-11-25', ''],
  ['послезавтра', 'auction_date_interval=2026-11-26', ''],
  ['во вторник', 'auction_date_interval=2026-11-24', ''],
  ['в понедельник', 'auction_date_interval=2026-11-30', ''],
  // colours
  ['не темно синий приус', 'brand=toyota&model=prius', 'не темно синий'],
  ['бел ал приус', 'brand=toyota&model=prius', 'бел ал'],
  ['черный перламутр', 'color[]=black&color[]=pearl', ''],
  ['белый перламутр', 'color=pearl', ''],
  // the second of two that contradict each other is left over
  ['до 2018 до 2020', 'year_max=2018', 'до 2020'],
  ['от 2018 от 2020', 'year_min=2018', 'от 2020'],
  ['до 1 млн до 2 млн', 'cost_ru_max=1000000', 'до 2 млн'],
  ['лот 5123 лот 5124', 'lot=5123', 'лот 5124'],
  ['от 2018 приус 2021 года', 'brand=toyota&model=prius&year_min=2018', '2021 года'],
  ['2018 2020', 'year_min=2018&year_max=2020', ''],
  // numbers
  ['10 мест', '', '10 мест'],
  ['1797 см3', 'eng_v_min=1797&eng_v_max=1797', ''],
  ['1790 см3', 'eng_v_min=1780&eng_v_max=1799', ''],
  ['мазда 3 тыс км', 'brand=mazda&mileage_max=3000', ''],
  ['27 года', 'year_min=2027&year_max=2027', ''],
  ['28 года', 'year_min=1928&year_max=1928', ''],
  ['2028', '', '2028'],
  ['бюджет 15', 'cost_ru_max=15000000', ''],
  ['бюджет 5000', 'cost_ru_max=5000000', ''],
  ['1 млн 2000 тыс', 'cost_ru_max=1000000', '2000 тыс'],
  ['мотор 150', 'pw_min=150&pw_max=150', ''],
  ['мотор 161', 'eng_v_min=161&eng_v_max=161', ''],
  // names
  ['308 пежо', 'brand=peugeot&model=308', ''],
  ['2008 пежо', 'brand=peugeot&year_min=2008&year_max=2008', ''],
  ['пежо 2008', 'brand=peugeot&model=2008', ''],
  ['прадо крузак', 'brand=toyota&model[]=land+cruiser&model[]=land+cruiser+prado', ''],
  ['гибрид, с розеткой', 'engine_kind=hybrid', 'розеткой'],
])('«%s» → «%s», «%s» is left over', (text, address, rest) =>
  expect(understandAddress(text)).toEqual({ address, rest }),
);

test.each([
  ['приус 4вд', { drives: ['2WD'] }, 'brand=toyota&model=prius', '4вд'],
  ['приус передний привод', { drives: ['2WD', '4WD'] }, 'brand=toyota&model=prius&priv=2wd', ''],
  ['приус механика', { gearboxes: ['AT'] }, 'brand=toyota&model=prius', 'механика'],
  ['приус вариатор', { gearboxes: ['AT', 'MT'] }, 'brand=toyota&model=prius&kpp=at', ''],
  ['до 1 млн рублей', { facets: ['finish'], currency: 'jpy' }, '', 'до 1 млн рублей'],
  ['до 1 млн иен', { currency: 'krw' }, '', 'до 1 млн иен'],
] as const)('«%s» in a catalogue of %j → «%s»', (text, context, address, rest) =>
  expect(understandAddress(text, context)).toEqual({ address, rest }),
);

test('eight words that are not understood are corrected, and no further one', () => {
  const unknown = Array.from('абвгдежз', (letter) => `щщщщ${letter}ъъ`);
  expect(understandAddress(`${unknown.slice(1).join(' ')} автамат`).address).toBe('kpp=at');
  expect(understandAddress(`${unknown.join(' ')} автамат`).address).toBe('');
});

/** Numbers whose facet depends on their size, their unit or the words around them. */
test.each([
  ['3,5', 'eng_v_min=3450&eng_v_max=3549', ''],
  ['от 3,5', 'rate[]=3.5&rate[]=4&rate[]=4.5&rate[]=5&rate[]=6&rate[]=s', ''],
  ['4.5', 'rate=4.5', ''],
  ['от 4,5 до 5', 'eng_v_min=4450&eng_v_max=5000', ''],
  ['от 4 до 6', '', 'от 4 до 6'],
  ['от 2', '', 'от 2'],
  ['до 660', 'eng_v_max=660', ''],
  ['до 900', 'cost_ru_max=900000', ''],
  ['от 900', 'eng_v_min=850', ''],
  ['2027', 'year_min=2027&year_max=2027', ''],
  ['1949', '', '1949'],
  ['5 года', 'year_min=2021', ''],
  ['10 года', 'year_min=2010&year_max=2010', ''],
  ['пробег 50', 'mileage_max=50000', ''],
  ['пробег 1 тыс', 'mileage_max=1000', ''],
  ['до 200 тыс', 'mileage_max=200000', ''],
  ['до 200 тыс под ключ', 'cost_ru_max=200000', ''],
  ['900 под ключ', 'cost_ru_max=900000', ''],
  ['2019 под ключ', 'year_min=2019&year_max=2019', 'под ключ'],
  ['от 50 до 100 тыс', 'mileage_min=50000&mileage_max=100000', ''],
  ['100к', 'mileage_max=100000', ''],
  ['100 к', '', '100 к'],
  ['100 т км', 'mileage_max=100000', ''],
  ['1500 см', 'eng_v_min=1450&eng_v_max=1549', 'см'],
  ['до тыс', '', 'до тыс'],
  ['до тысячи', 'mileage_max=1000', ''],
  ['bmw 320', 'brand=bmw&model=3+series', ''],
  ['bmw 320 тыс км', 'brand=bmw&mileage_max=320000', ''],
  ['c180', 'brand=mercedes-benz&model=c+class', ''],
  ['c 180', '', 'c 180'],
  ['c18', '', 'c18'],
  ['приус 30', 'brand=toyota&model=prius&kuzov=zvw30', ''],
  ['30 приус', 'brand=toyota&model=prius', '30'],
])('the number in «%s» means «%s», «%s» is left over', (text, address, rest) =>
  expect(understandAddress(text)).toEqual({ address, rest }),
);

test.each([
  ['до 200 тыс', { facets: ['cost'] }, 'cost_ru_max=200000', ''],
  ['до 1 млн под ключ', { facets: ['finish'], currency: 'jpy' }, 'finish_max=1000000', 'под ключ'],
  ['до 400 тыс', { facets: ['price'], currency: 'cny' }, 'price=0-400000', ''],
  ['приус 30', { facets: ['brand', 'model'] }, 'brand=toyota&model=prius', '30'],
] as const)('the number in «%s» in a catalogue of %j means «%s»', (text, context, address, rest) =>
  expect(understandAddress(text, context)).toEqual({ address, rest }),
);
