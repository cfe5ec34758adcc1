import type { EntryItem } from './EntryList/EntryList.tsx';
import type { ReviewItem } from './ReviewCard/ReviewCard.tsx';

export const ARTICLE_HTML = `<p>С 1 декабря 2025 года сбор зависит от мощности и рабочего объёма <em>одновременно</em>. Обе границы входят в льготу, подробности — в <a href="#table">таблице</a>.</p>
<h2 id="pair">Одна машина, две мощности</h2>
<p>Двигатели по 1 998 см³, машины от трёх лет:</p>
<table><thead><tr><th>Двигатель</th><th>Возраст</th><th>Коэффициент</th><th>Сбор, ₽</th></tr></thead><tbody><tr><td>2,0 л, 150 л. с.</td><td>от 3 лет</td><td>0,26</td><td>5 200</td></tr><tr><td>2,0 л, 190 л. с.</td><td>от 3 лет</td><td>74,64</td><td>1 492 800</td></tr></tbody></table>
<h3 id="list">Что проверить до ставки</h3>
<ul><li>мощность в документе на модификацию, а не в обзоре;</li><li>единицы: киловатты или лошадиные силы.</li></ul>
<ol><li>Найдите код кузова.</li><li>Сверьте мощность.</li></ol>
<blockquote><p>Ставки растут каждое 1 января до 2030 года.</p></blockquote>
<p><a href="https://rutube.ru/video/x/" rel="noopener nofollow" data-video="rutube" data-player="https://rutube.ru/play/embed/x">Смотреть видео на Rutube</a></p>`;

export const ENTRIES: readonly EntryItem[] = [
  {
    title: 'Из чего складывается цена под ключ во Владивостоке',
    href: '#price',
    date: '2026-11-12',
    category: 'Цена и курс',
    excerpt:
      'Три группы строк, восемнадцать чисел и ни одной загадки: что платят за рубежом, на таможне и в порту.',
  },
  {
    title:
      'Электрогидравлический экскаватор-погрузчик: моточасы, навесное оборудование и предварительный расчёт',
    href: '#machine',
    date: '2026-08-13',
    category: 'Мото и спецтехника',
    excerpt: 'Почему по технике называют вилку, а не сумму.',
  },
];

export const REVIEWS: readonly ReviewItem[] = [
  {
    id: 'otzyv-1',
    author: 'Игорь В.',
    city: 'Новосибирск',
    date: '2026-04-02',
    rating: 4,
    vehicle: 'Toyota Alphard AGH30W, 2019',
    html: '<p>Машина отличная. Четыре, а не пять, потому что судно задержалось на девять дней.</p>',
    source: { name: '2ГИС', url: '#2gis' },
    answer: 'Извините за ожидание: судно стояло в Пусане из-за тайфуна. Неустойку за девять дней вернули.',
  },
  {
    id: 'otzyv-2',
    author: 'Константин Ромуальдович Д.',
    city: 'Комсомольск-на-Амуре',
    date: '2026-09-30',
    rating: 5,
    vehicle: 'Komatsu PC30MR-3, мини-экскаватор, 2017, 2 400 моточасов',
    html: '<p>Гусеницы как на снимках.</p><p>Расчёт называли вилкой, и итог пришёлся на её середину.</p>',
  },
  {
    id: 'otzyv-3',
    author: 'Вера О.',
    city: 'Уссурийск',
    date: '2026-07-11',
    rating: 1,
    vehicle: 'Yamaha Vino, 2014',
    html: '<p>Ждала дольше, чем обещали.</p>',
  },
];
