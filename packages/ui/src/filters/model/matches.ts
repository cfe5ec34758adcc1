const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** True where a label contains what was typed, whatever the case, spaces and hyphens: «chr» finds «C-HR». */
export const matches = (needle: string, label: string): boolean => bare(label).includes(bare(needle));
