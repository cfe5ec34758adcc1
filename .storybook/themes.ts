// A file of its own keeps the order of the cascade: Vite moves the files of a glob to the top of the module that asks.
import.meta.glob('../packages/ui/src/theme/themes/*.css.ts', { eager: true });
