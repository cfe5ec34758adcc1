// Separate from preview.tsx, because Vite moves the imports of a glob to the top of their module, which would change the
// order of the cascade.
import.meta.glob('../packages/ui/src/theme/themes/*.css.ts', { eager: true });
