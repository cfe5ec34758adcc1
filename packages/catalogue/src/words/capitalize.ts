/** «не больше 100 знаков» → «Не больше 100 знаков». */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
