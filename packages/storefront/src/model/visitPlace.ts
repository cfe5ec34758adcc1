import type { SiteOptions } from '@vvoz/api/content/contentSchemas';

/** Where cars in stock can be looked at, and how to call there. */
export type VisitPlace = Pick<SiteOptions['contacts'], 'address' | 'hours' | 'tel' | 'free'>;

const WORDS = {
  one: { at: 'Машина стоит здесь', town: 'Машина во Владивостоке', customs: 'Растаможена: цена полная.' },
  many: {
    at: 'Машины стоят здесь',
    town: 'Машины во Владивостоке',
    customs: 'Растаможены: цена полная, приезжайте смотреть.',
  },
};

/** «Машина стоит здесь: ул. Снеговая, 18, пн–сб 9:00–19:00. Растаможена: цена полная.» */
export function formatVisitPlace({ address, hours }: VisitPlace, count: keyof typeof WORDS): string {
  const { at, town, customs } = WORDS[count];
  const place = [address === undefined ? town : `${at}: ${address}`, hours].filter(Boolean).join(', ');
  return `${place}. ${customs}`;
}
