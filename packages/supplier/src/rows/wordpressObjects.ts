import { ROW_MAKERS } from '@vvoz/demo/makers';
import { Random, deriveSeed } from '@vvoz/demo/random';
import { formatPictureAddress } from '../servers/pictureToken.ts';
import { INVALID_SHARE } from './deviations.ts';

/** An object of the REST interface. */
export type WordpressObject = Readonly<Record<string, unknown>>;

export interface WordpressOptions {
  /** Vehicles of each resource. */
  readonly count: number;
  readonly seed: number;
  readonly now: Date;
  readonly pictureOrigin: string;
}

export interface WordpressObjects {
  readonly spec: readonly WordpressObject[];
  readonly stock: readonly WordpressObject[];
  readonly posts: readonly WordpressObject[];
  /** Number of vehicles without a brand, which an import must reject. */
  readonly invalid: number;
}

const groupThousands = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4,}$/.test(value) ? Number(value).toLocaleString('ru-RU') : value;

/** Rewrites custom fields in the forms that the plugin uses: grouped digits, choices, galleries, figures with units. */
function varyFields(acf: Readonly<Record<string, unknown>>, origin: string, random: Random): WordpressObject {
  const picture = (frame: number) =>
    formatPictureAddress(origin, {
      id: String(acf['model_name']),
      bodyType: String(acf['body_type']),
      color: 'YELLOW',
      frame,
    });
  return {
    ...acf,
    price: random.pick([acf['price'], groupThousands(acf['price'])]),
    ...(acf['hours'] === undefined
      ? {}
      : { hours: random.pick([acf['hours'], `${String(acf['hours'])} м/ч`]) }),
    ...(acf['fuel'] === undefined
      ? {}
      : { fuel: random.pick<unknown>([acf['fuel'], { value: acf['fuel'], label: 'Топливо' }]) }),
    mass: random.pick<unknown>([acf['mass'], groupThousands(acf['mass']), []]),
    images: random.pick<unknown>([
      [picture(0), picture(1)],
      [
        { ID: 7, url: picture(0), sizes: {} },
        { ID: 8, url: picture(1), sizes: {} },
      ],
      picture(0),
      false,
    ]),
    dimensions: [],
  };
}

function makeVehicles(
  resource: 'spec' | 'stock',
  { count, seed, now, pictureOrigin }: WordpressOptions,
): { readonly objects: readonly WordpressObject[]; readonly invalid: number } {
  const make = ROW_MAKERS[resource]({ count, seed, now });
  const random = new Random();
  const stream = deriveSeed(seed, `wear ${resource}`);
  let invalid = 0;
  const objects = Array.from({ length: count }, (_, index) => {
    random.reset(stream, index);
    const post = make(index);
    const acf = varyFields(post.acf, pictureOrigin, random);
    if (!random.chance(INVALID_SHARE)) return { ...post, acf };
    invalid += 1;
    return { ...post, acf: { ...acf, marka_name: '' } };
  });
  return { objects, invalid };
}

const makePost = (id: number, slug: string, title: string, html: string, excerpt = ''): WordpressObject => ({
  id,
  date: '2026-10-04T11:30:00',
  modified: '2026-10-05T09:00:00',
  slug,
  status: 'publish',
  type: 'post',
  title: { rendered: title },
  excerpt: { rendered: excerpt },
  content: { rendered: html, protected: false },
  categories: [3],
  tags: [],
  menu_order: 0,
  _embedded: { 'wp:term': [[{ taxonomy: 'category', slug: 'news', name: 'Новости' }]] },
});

/** Makes articles with the oddities of real ones: encoded slugs, no title, anchors, videos, pictures of other hosts. */
const makePosts = (origin: string): readonly WordpressObject[] => [
  makePost(
    501,
    '%d1%80%d0%b0%d1%81%d1%82%d0%b0%d0%bc%d0%be%d0%b6%d0%ba%d0%b0',
    'Растаможка в&nbsp;2026 году: что&nbsp;изменилось &#8212; коротко',
    '<p><a href="#fees">К таблице сборов</a></p><h2 id="fees">Сборы</h2><p>Сбор зависит от мощности.</p>',
    '<p>Коротко о новых сборах [&hellip;]</p>',
  ),
  makePost(
    502,
    'pervyj-rejs',
    '',
    '<p>Первый рейс с аукциона: как машина дошла до порта за девять дней и что мы проверили на месте.</p>',
  ),
  makePost(
    503,
    'osmotr-video',
    'Осмотр на видео',
    '<p>Смотрите, как проходит осмотр.</p><iframe src="https://www.youtube.com/embed/abcdefghijk" width="560" height="315"></iframe><iframe src="https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef"></iframe>',
  ),
  makePost(
    504,
    'foto-otcheta',
    'Фотографии из отчёта',
    `<p><img src="${formatPictureAddress(origin, { id: 'post', bodyType: 'suv', color: 'WHITE', frame: 0 })}" alt="Машина на стоянке" width="640" height="480"></p><script>alert(1)</script>`,
  ),
  makePost(505, '%c2%bfdonde', 'Вопрос со знаком', '<p>Адрес с перевёрнутым знаком вопроса тоже бывает.</p>'),
];

/** Makes the resources of an editor's site. */
export function makeWordpressObjects(options: WordpressOptions): WordpressObjects {
  const spec = makeVehicles('spec', options);
  const stock = makeVehicles('stock', options);
  return {
    spec: spec.objects,
    stock: stock.objects,
    posts: makePosts(options.pictureOrigin),
    invalid: spec.invalid + stock.invalid,
  };
}
