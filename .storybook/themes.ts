// A separate file keeps the order of the cascade: Vite hoists the imports of a glob to the top of the module.
import.meta.glob('../packages/ui/src/theme/themes/*.css.ts', { eager: true });
