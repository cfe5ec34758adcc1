/** Sales that a Prius is compared with, for stories. */
import type { ComparedSale } from './compared.ts';

const GRADES = ['4', '4.5', '4', '3.5'] as const;

export const comparedSales: readonly ComparedSale[] = Array.from({ length: 40 }, (_, index) => ({
  id: `sale-${index}`,
  day: `2026-${String(1 + (index % 10)).padStart(2, '0')}-${String(3 + (index % 25)).padStart(2, '0')}`,
  price: 700_000 + ((index * 7919) % 41) * 12_000 - ((index * 37) % 40) * 5000,
  year: 2018 + (index % 3),
  mileage: 48_000 + ((index * 37) % 40) * 1000,
  grade: GRADES[index % GRADES.length],
}));
