/** A colour of the filter: `id` is used on the wire and in addresses; `label` is Russian. */
export interface Color {
  readonly id: string;
  readonly label: string;
}

export const COLORS: readonly Color[] = [
  { id: 'white', label: 'Белый' },
  { id: 'pearl', label: 'Перламутр' },
  { id: 'black', label: 'Чёрный' },
  { id: 'gray', label: 'Серый' },
  { id: 'silver', label: 'Серебристый' },
  { id: 'blue', label: 'Синий' },
  { id: 'red', label: 'Красный' },
  { id: 'wine', label: 'Вишнёвый' },
  { id: 'beige', label: 'Бежевый' },
  { id: 'brown', label: 'Коричневый' },
  { id: 'green', label: 'Зелёный' },
  { id: 'yellow', label: 'Жёлтый' },
  { id: 'orange', label: 'Оранжевый' },
  { id: 'purple', label: 'Фиолетовый' },
];

const byId = new Map(COLORS.map((color) => [color.id, color]));

/** Russian label of a colour id; the id itself where it is unknown. */
export const formatColor = (id: string): string => byId.get(id)?.label ?? id;
