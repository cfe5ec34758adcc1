/** A colour as the filter offers it: `id` on the wire and in addresses, feed names that mean it, a Russian label. */
export interface Color {
  readonly id: string;
  readonly label: string;
  /** Names seen in feeds, upper case. */
  readonly feedNames: readonly string[];
}

export const COLORS: readonly Color[] = [
  { id: 'white', label: 'Белый', feedNames: ['WHITE', 'WHITE M', 'SUPER WHITE'] },
  { id: 'pearl', label: 'Перламутр', feedNames: ['PEARL', 'PEARL WHITE', 'P.WHITE', 'WHITE PEARL'] },
  { id: 'black', label: 'Чёрный', feedNames: ['BLACK', 'BLACK M', 'BLACK PEARL'] },
  { id: 'gray', label: 'Серый', feedNames: ['GRAY', 'GREY', 'GUN METAL', 'GUNMETAL'] },
  { id: 'silver', label: 'Серебристый', feedNames: ['SILVER', 'SILVER M'] },
  { id: 'blue', label: 'Синий', feedNames: ['BLUE', 'DARK BLUE', 'LIGHT BLUE', 'NAVY'] },
  { id: 'red', label: 'Красный', feedNames: ['RED', 'RED M'] },
  { id: 'wine', label: 'Вишнёвый', feedNames: ['WINE', 'BORDEAUX', 'MAROON'] },
  { id: 'beige', label: 'Бежевый', feedNames: ['BEIGE', 'GOLD', 'CREAM', 'CHAMPAGNE'] },
  { id: 'brown', label: 'Коричневый', feedNames: ['BROWN', 'BRONZE'] },
  { id: 'green', label: 'Зелёный', feedNames: ['GREEN', 'DARK GREEN', 'KHAKI', 'OLIVE'] },
  { id: 'yellow', label: 'Жёлтый', feedNames: ['YELLOW'] },
  { id: 'orange', label: 'Оранжевый', feedNames: ['ORANGE'] },
  { id: 'purple', label: 'Фиолетовый', feedNames: ['PURPLE', 'VIOLET', 'LAVENDER', 'PINK'] },
];

const byFeedName = new Map(
  COLORS.flatMap((color) => color.feedNames.map((name) => [name, color.id] as const)),
);
const byId = new Map(COLORS.map((color) => [color.id, color]));

/** The colour id for a name out of a feed (any case, spaces trimmed), or undefined where nobody knows it. */
export const colorFromFeed = (name: string): string | undefined => byFeedName.get(name.trim().toUpperCase());

/** Russian label of a colour id; the id itself where it is unknown. */
export const colorLabel = (id: string): string => byId.get(id)?.label ?? id;
