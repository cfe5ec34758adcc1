import { expect, test } from 'vitest';
import { CATALOGUE_OF_CARS, CATALOGUE_OF_MACHINES, CATALOGUE_OF_MOTORCYCLES } from './testing/catalogues.ts';
import { understandAddress } from './testing/understandAddress.ts';

type Row = readonly [text: string, address: string, rest?: string];

const CARS: readonly Row[] = [
  ['дизельный кроссовер до 3 млн', 'cost_ru_max=3000000&body_kind=crossover&engine_kind=diesel'],
  ['кроссовер дизель', 'body_kind=crossover&engine_kind=diesel'],
  ['внедорожник на дизеле', 'body_kind=crossover&engine_kind=diesel'],
  ['дизельный внедорожник 4вд', 'priv=4wd&body_kind=crossover&engine_kind=diesel'],
  ['семиместный минивэн', 'body_kind=minivan&seats=7'],
  ['минивен 7 мест', 'body_kind=minivan&seats=7'],
  ['мини-вэн 7-местный', 'body_kind=minivan&seats=7'],
  ['минивэн на 8 мест', 'body_kind=minivan&seats=8'],
  ['восьмиместный микроавтобус', 'body_kind=minivan&seats=8'],
  ['семь мест дизель', 'engine_kind=diesel&seats=7'],
  ['пятиместный седан', 'body_kind=sedan&seats=5'],
  ['электромобиль', 'engine_kind=electric'],
  ['электромобили до 2 млн', 'cost_ru_max=2000000&engine_kind=electric'],
  ['электрокар', 'engine_kind=electric'],
  ['электрический хэтчбек', 'body_kind=hatchback&engine_kind=electric'],
  ['электро кроссовер 2022', 'year_min=2022&year_max=2022&body_kind=crossover&engine_kind=electric'],
  ['гибрид', 'engine_kind=hybrid'],
  ['гибридный седан', 'body_kind=sedan&engine_kind=hybrid'],
  ['гибрид с розеткой', 'engine_kind=plug_in_hybrid'],
  ['подключаемый гибрид', 'engine_kind=plug_in_hybrid'],
  ['plug-in hybrid', 'engine_kind=plug_in_hybrid'],
  ['phev кроссовер', 'body_kind=crossover&engine_kind=plug_in_hybrid'],
  ['бензиновый универсал', 'body_kind=wagon&engine_kind=petrol'],
  ['бензин автомат седан', 'kpp=at&body_kind=sedan&engine_kind=petrol'],
  ['на газу', 'engine_kind=gas'],
  ['пикап', 'body_kind=pickup'],
  ['пикап дизель 4x4', 'priv=4wd&body_kind=pickup&engine_kind=diesel'],
  ['купе красное', 'color=red&body_kind=coupe'],
  ['седан или хэтчбек', 'body_kind[]=hatchback&body_kind[]=sedan'],
  ['хетчбек белый', 'color=white&body_kind=hatchback'],
  ['фургон', 'body_kind=van'],
  ['кей-кар', 'body_kind=kei'],
  ['кей кар до 900 тыс', 'cost_ru_max=900000&body_kind=kei'],
  ['паркетник полный привод', 'priv=4wd&body_kind=crossover'],
  ['кросовер гибрид', 'body_kind=crossover&engine_kind=hybrid'],
  ['внедорожники от 2020', 'year_min=2020&body_kind=crossover'],
  ['тойота дизель', 'brand=toyota&engine_kind=diesel'],
  ['хендай туссан дизель', 'brand=hyundai&model=tucson&engine_kind=diesel'],
  ['двигатель дизель', 'engine_kind=diesel'],
  ['кузов седан', 'body_kind=sedan'],
  ['ищу семейный минивэн', 'body_kind=minivan', 'ищу семейный'],
  ['экскаватор', '', 'экскаватор'],
];

const MACHINES: readonly Row[] = [
  ['экскаватор', 'machine_kind=excavator'],
  ['экскаваторы 2018', 'year_min=2018&year_max=2018&machine_kind=excavator'],
  ['мини-экскаватор до 5 млн', 'cost_ru_max=5000000&machine_kind=mini_excavator'],
  ['мини экскаватор', 'machine_kind=mini_excavator'],
  ['миниэкскаватор до 4 млн руб', 'cost_ru_max=4000000&machine_kind=mini_excavator'],
  ['погрузчик', 'machine_kind=loader'],
  ['фронтальный погрузчик', 'machine_kind=loader'],
  ['вилочный погрузчик', 'machine_kind=forklift'],
  ['бульдозер', 'machine_kind=bulldozer'],
  ['автокран', 'machine_kind=crane'],
  ['самосвал до 9 млн', 'cost_ru_max=9000000&machine_kind=dump_truck'],
  ['каток', 'machine_kind=roller'],
  ['автогрейдер', 'machine_kind=grader'],
  ['эксковатор', 'machine_kind=excavator'],
  ['седан', '', 'седан'],
];

const MOTORCYCLES: readonly Row[] = [
  ['круизер', 'moto_class=cruiser'],
  ['чоппер до 700 тыс', 'cost_ru_max=700000&moto_class=cruiser'],
  ['спортбайк', 'moto_class=sport'],
  ['нейкед', 'moto_class=naked'],
  ['эндуро', 'moto_class=enduro'],
  ['скутер', 'moto_class=scooter'],
  ['honda скутер', 'brand=honda&moto_class=scooter'],
];

const toCases = (rows: readonly Row[]) => rows.map(([text, address, rest = '']) => ({ text, address, rest }));

test.each(toCases(CARS))('cars: «$text»', ({ text, address, rest }) =>
  expect(understandAddress(text, CATALOGUE_OF_CARS)).toEqual({ address, rest }),
);
test.each(toCases(MACHINES))('machines: «$text»', ({ text, address, rest }) =>
  expect(understandAddress(text, CATALOGUE_OF_MACHINES)).toEqual({ address, rest }),
);
test.each(toCases(MOTORCYCLES))('motorcycles: «$text»', ({ text, address, rest }) =>
  expect(understandAddress(text, CATALOGUE_OF_MOTORCYCLES)).toEqual({ address, rest }),
);
