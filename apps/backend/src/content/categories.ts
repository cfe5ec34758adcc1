/** `tamozhnya/utilsbor` → `tamozhnya`; undefined for a category at the top. */
export function getParentCategory(category: string): string | undefined {
  const end = category.lastIndexOf('/');
  return end < 0 ? undefined : category.slice(0, end);
}

/** True for a category itself and the categories below it. */
export const isWithinCategory = (category: string, above: string): boolean =>
  category === above || category.startsWith(`${above}/`);
