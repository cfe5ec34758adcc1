import localFont from 'next/font/local';

// Golos Text (variable) in three subsets; a browser loads those whose characters a page contains.
const cyrillic = localFont({
  src: '../../../ui/fonts/golos-cyrillic.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-cyrillic',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'unicode-range', value: 'U+0400-045F,U+2116' }],
});
const latin = localFont({
  src: '../../../ui/fonts/golos-latin.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-latin',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2212' }],
});
const ruble = localFont({
  src: '../../../ui/fonts/golos-ruble.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--font-ruble',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20BD' }],
});

/** Class names that declare the three families on the root element. */
export const fontClasses = `${cyrillic.variable} ${latin.variable} ${ruble.variable}`;
