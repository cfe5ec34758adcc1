const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** True when the label contains the text; ignores case, spaces and hyphens: «chr» finds «C-HR». */
export const matches = (needle: string, label: string): boolean => bare(label).includes(bare(needle));
