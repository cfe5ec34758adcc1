import { describe, expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { findJsonLdFaults, readJsonLd } from '../testing/validateJsonLd.ts';
import { buildArticle } from './article.ts';
import { buildBreadcrumbs } from './breadcrumbs.ts';
import { buildCompany } from './company.ts';
import { formatJsonLd, type JsonLdThing } from './formatJsonLd.ts';
import { readHtmlText } from './htmlText.ts';
import { buildLotList } from './lotList.ts';
import { buildQuestions } from './questions.ts';
import { buildReviews } from './reviews.ts';
import { buildVehicle } from './vehicle.ts';
import { buildVideo } from './video.ts';
import { buildWebSite } from './webSite.ts';

const ORIGIN = 'https://vvoz.example';
const MENTION = { '@type': 'AutoDealer', '@id': `${ORIGIN}/#company`, name: 'Ввоз', url: `${ORIGIN}/` };

const LOT: Lot = {
  ...bareLot,
  type: 'japan',
  id: 'a1',
  brand: 'TOYOTA',
  model: 'PRIUS',
  kuzov: 'ZVW51',
  year: 2019,
  engineCc: 1797,
  powerHp: 98,
  fuel: 'hybrid',
  gearbox: 'FAT',
  drive: 'FF',
  mileageKm: 64_000,
  bodyType: 'hatchback',
  status: 'coming',
  auctionDate: '2026-11-25T09:40:00',
};
const DETAILS = { price: { total: 1_448_982 }, image: '/pictures/japan/a1/1?w=960' };
const REVIEWS = {
  count: 44,
  rating: 4.6,
  items: [{ author: 'Игорь В.', date: '2026-04-02', rating: 4, html: '<p>Машина отличная.</p>' }],
};

/** Every kind of thing with the result that was checked by hand. */
const CASES: readonly (readonly [string, JsonLdThing | undefined, object])[] = [
  [
    'the company',
    buildCompany(
      {
        name: 'Ввоз',
        tel: '+74232000000',
        email: 'zakaz@vvoz.example',
        address: 'Владивосток, ул. Светланская, 1',
        place: { lat: 43.1, lon: 131.9 },
        hours: { begin: 32_400, finish: 68_400, days: [1, 6] },
        pages: ['https://max.ru/x'],
      },
      ORIGIN,
    ),
    {
      ...MENTION,
      telephone: '+74232000000',
      email: 'zakaz@vvoz.example',
      image: `${ORIGIN}/icon.svg`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Владивосток, ул. Светланская, 1',
        addressCountry: 'RU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 43.1, longitude: 131.9 },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Saturday'],
        opens: '09:00',
        closes: '19:00',
      },
      sameAs: ['https://max.ru/x'],
    },
  ],
  [
    'the site',
    buildWebSite('Ввоз', ORIGIN, '/api/words/japan-main'),
    {
      '@type': 'WebSite',
      '@id': `${ORIGIN}/#site`,
      url: `${ORIGIN}/`,
      name: 'Ввоз',
      inLanguage: 'ru',
      publisher: { '@id': `${ORIGIN}/#company` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/api/words/japan-main?q={phrase}` },
        'query-input': 'required name=phrase',
      },
    },
  ],
  [
    'breadcrumbs',
    buildBreadcrumbs([{ label: 'Главная', href: '/' }, { label: 'Контакты' }], ORIGIN)[0],
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Главная', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Контакты' },
      ],
    },
  ],
  [
    'the lots of a landing',
    buildLotList('Toyota Prius', 214, [LOT], ORIGIN),
    {
      '@type': 'ItemList',
      name: 'Toyota Prius',
      numberOfItems: 214,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Toyota Prius 2019',
          url: `${ORIGIN}/cars/japan/a1`,
        },
      ],
    },
  ],
  [
    'a car of an auction',
    buildVehicle(LOT, DETAILS, ORIGIN),
    {
      '@type': 'Car',
      name: 'Toyota Prius 2019',
      url: `${ORIGIN}/cars/japan/a1`,
      brand: { '@type': 'Brand', name: 'Toyota' },
      model: 'Prius',
      image: `${ORIGIN}/pictures/japan/a1/1?w=960`,
      vehicleModelDate: '2019',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 64_000, unitCode: 'KMT' },
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: 1797, unitCode: 'CMQ' },
        enginePower: { '@type': 'QuantitativeValue', value: 98, unitCode: 'BHP' },
        fuelType: 'гибрид',
      },
      vehicleTransmission: 'Автомат',
      driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration',
      bodyType: 'хэтчбек',
      offers: {
        '@type': 'Offer',
        price: 1_448_982,
        priceCurrency: 'RUB',
        url: `${ORIGIN}/cars/japan/a1`,
        availability: 'https://schema.org/PreOrder',
        availabilityEnds: '2026-11-25',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    },
  ],
  [
    'an article',
    buildArticle(
      {
        kind: 'articles',
        title: 'Граница 160 л. с.',
        excerpt: 'Одна лошадиная сила.',
        date: '2026-02-12',
        path: '/informacziya/a',
      },
      'Ввоз',
      ORIGIN,
    ),
    {
      '@type': 'Article',
      headline: 'Граница 160 л. с.',
      description: 'Одна лошадиная сила.',
      datePublished: '2026-02-12',
      inLanguage: 'ru',
      mainEntityOfPage: `${ORIGIN}/informacziya/a`,
      author: MENTION,
      publisher: MENTION,
    },
  ],
  [
    'a video',
    buildVideo(
      {
        title: 'Лист',
        excerpt: 'Как читать.',
        date: '2026-02-12',
        duration: '07:18',
        player: 'https://rutube.ru/play/embed/x',
        picture: '/pictures/a',
      },
      ORIGIN,
    ),
    {
      '@type': 'VideoObject',
      name: 'Лист',
      description: 'Как читать.',
      uploadDate: '2026-02-12',
      thumbnailUrl: `${ORIGIN}/pictures/a`,
      embedUrl: 'https://rutube.ru/play/embed/x',
      inLanguage: 'ru',
      duration: 'PT7M18S',
    },
  ],
  [
    'questions',
    buildQuestions([{ title: 'Сколько ждать?', html: '<p>40–70 дней.</p><p>Иногда <b>дольше</b>.</p>' }]),
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Сколько ждать?',
          acceptedAnswer: { '@type': 'Answer', text: '40–70 дней. Иногда дольше.' },
        },
      ],
    },
  ],
  [
    'reviews',
    buildReviews(REVIEWS, 'Ввоз', ORIGIN)[0],
    {
      ...MENTION,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 44, bestRating: 5 },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Игорь В.' },
          datePublished: '2026-04-02',
          reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
          reviewBody: 'Машина отличная.',
        },
      ],
    },
  ],
];

test.each(CASES)('%s', async (_, thing, expected) => {
  expect(thing).toEqual(expected);
  expect(await findJsonLdFaults(formatJsonLd(thing ? [thing] : []))).toEqual([]);
});

describe('a lot', () => {
  const build = (fields: Partial<typeof LOT>, price?: { total: number; low?: number }) =>
    buildVehicle({ ...LOT, ...fields }, { price, image: undefined }, ORIGIN);

  test.each([
    ['a motorcycle', { type: 'bike' as const }, 'Motorcycle'],
    ['machinery', { type: 'spec' as const }, 'Vehicle'],
    ['a car in Russia', { type: 'stock' as const }, 'Car'],
  ])('%s has its own type', (_, fields, type) => expect(build(fields)).toMatchObject({ '@type': type }));

  test('a lot at a fixed price is in stock', () => {
    expect(build({ type: 'korean' }, { total: 2_000_000 })).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    });
    // Its date is that of the offer, not of an auction.
    expect(build({ type: 'korean' }, { total: 2_000_000 })).not.toHaveProperty('offers.availabilityEnds');
  });

  test('a lot whose auction has no day yet can be ordered without an end', () => {
    const { auctionDate: _, ...undated } = LOT;
    const { offers } = buildVehicle(undated, DETAILS, ORIGIN) as { readonly offers: object };
    expect(offers).toMatchObject({ availability: 'https://schema.org/PreOrder' });
    expect(offers).not.toHaveProperty('availabilityEnds');
  });

  test('a power of the reference is not stated', () => {
    const { vehicleEngine } = build({ lawFacts: 'powersHp=98&powerSource=reference' }) as {
      readonly vehicleEngine: object;
    };
    expect(vehicleEngine).toMatchObject({ fuelType: 'гибрид' });
    expect(vehicleEngine).not.toHaveProperty('enginePower');
  });

  test('a lot with two possible totals has both', async () => {
    const price = { total: 3_340_409, low: 1_852_809 };
    const vehicle = buildVehicle(LOT, { ...DETAILS, price }, ORIGIN);
    expect(vehicle).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: 1_852_809, highPrice: 3_340_409, offerCount: 1 },
    });
    expect(await findJsonLdFaults(formatJsonLd([vehicle]))).toEqual([]);
  });

  test.each([
    ['that was sold', { status: 'sold' as const }, { total: 1 }],
    ['without a price', {}, undefined],
  ])('a lot %s has no offer', (_, fields, price) =>
    expect(build(fields, price)).not.toHaveProperty('offers'),
  );

  test('the hours of a machine are not given as kilometres, and unknown facts are absent', () => {
    expect(build({ type: 'spec' })).not.toHaveProperty('mileageFromOdometer');
    const bare: Lot = { ...bareLot, type: 'bike' };
    expect(Object.keys(buildVehicle(bare, { price: undefined, image: undefined }, ORIGIN))).toEqual([
      '@type',
      'name',
      'url',
      'brand',
      'model',
    ]);
  });
});

test('without reviews there is no rating, and one crumb is not a list', () => {
  expect(buildReviews({ count: 0, rating: null, items: [] }, 'Ввоз', ORIGIN)).toEqual([]);
  expect(buildReviews({ ...REVIEWS, rating: null }, 'Ввоз', ORIGIN)).toEqual([]);
  expect(buildReviews({ ...REVIEWS, items: [] }, 'Ввоз', ORIGIN)).toEqual([]);
  expect(buildBreadcrumbs([{ label: 'Главная' }], ORIGIN)).toEqual([]);
});

test('a company without days of its own is open on all of them', () => {
  const hours = { begin: 32_400 + 1800, finish: 68_400 };
  expect(buildCompany({ name: 'Ввоз', tel: '+7', hours }, ORIGIN)).toMatchObject({
    openingHoursSpecification: {
      dayOfWeek: expect.toSatisfy((days: unknown[]) => days.length === 7),
      opens: '09:30',
    },
  });
});

test('the picture of an article is absolute, and news is news', () => {
  const facts = {
    kind: 'news',
    title: 'a',
    excerpt: 'b',
    date: '2026-02-12',
    path: '/n/a',
    picture: '/pictures/a',
  };
  expect(buildArticle(facts, 'Ввоз', ORIGIN)).toMatchObject({
    '@type': 'NewsArticle',
    image: `${ORIGIN}/pictures/a`,
  });
});

test('no text of a feed ends the script element', () => {
  const text = formatJsonLd(buildBreadcrumbs([{ label: '</script><!--' }, { label: 'a\u2028&' }], ORIGIN));
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(readJsonLd(text)).toMatchObject([
    { itemListElement: [{ name: '</script><!--' }, { name: 'a\u2028&' }] },
  ]);
});

test.each([
  ['<p>Да&nbsp;— 5&#37; <a href="/x">тут</a>.</p>\n<ul><li>а</li><li>б</li></ul>', 'Да\u00A0— 5% тут. а б'],
  ['<h2 id="a">Цена</h2>\t<p>1 &lt; 2</p>', 'Цена 1 < 2'],
  ['<p>&#1114111; &#1114112; &unknown;</p>', '\u{10FFFF} &#1114112; &unknown;'],
])('%s is the text %s', (html, text) => expect(readHtmlText(html)).toBe(text));

test.each([
  ['a missing property', { '@type': 'Question', name: 'a' }, 'Question has no acceptedAnswer'],
  ['an unknown type', { '@type': 'Recipe', name: 'a' }, 'Recipe is not expected on a page'],
  ['a relative address', { ...MENTION, url: '/' }, 'url is /'],
])('the validator finds %s', async (_, thing, fault) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
  expect(await findJsonLdFaults(text)).toContain(fault);
});

describe('a vehicle', () => {
  const build = (lot: Partial<Lot>) =>
    buildVehicle({ ...bareLot, ...lot }, { price: undefined, image: undefined }, ORIGIN);
  test('has no engine of which nothing is known, and one of which anything is', () => {
    expect(build({})).not.toHaveProperty('vehicleEngine');
    expect(build({ engineCc: 1797 })).toMatchObject({
      vehicleEngine: { engineDisplacement: { value: 1797, unitCode: 'CMQ' } },
    });
    expect(build({ powerHp: 98 })).toMatchObject({
      vehicleEngine: { enginePower: { value: 98, unitCode: 'BHP' } },
    });
    expect(build({ fuel: 'hybrid' })).toMatchObject({ vehicleEngine: { fuelType: 'гибрид' } });
  });
  test('has no facts that are unknown', () => {
    for (const fact of [
      'vehicleModelDate',
      'mileageFromOdometer',
      'vehicleTransmission',
      'driveWheelConfiguration',
    ])
      expect(build({})).not.toHaveProperty(fact);
    expect(build({ drive: '4WD', gearbox: 'FAT', year: 2019, mileageKm: 10 })).toMatchObject({
      vehicleModelDate: '2019',
      mileageFromOdometer: { value: 10, unitCode: 'KMT' },
      vehicleTransmission: 'Автомат',
      driveWheelConfiguration: 'https://schema.org/FourWheelDriveConfiguration',
    });
    expect(build({ type: 'spec', mileageKm: 4069 })).not.toHaveProperty('mileageFromOdometer');
  });
});
