const stripSigns = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** True when the label contains the text; ignores case, spaces and hyphens: «chr» finds «C-HR». */
export const isMatch = (needle: string, label: string): boolean =>
  stripSigns(label).includes(stripSigns(needle));
