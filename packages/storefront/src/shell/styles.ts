// The order of these imports is the order of the cascade: every root layout imports this file first.
import '@vvoz/ui/css/layers.css.ts';
import '@vvoz/ui/css/reset.css.ts';
import '@vvoz/ui/css/base.css.ts';
import '@vvoz/ui/css/controls.css.ts';
import '@vvoz/ui/css/viewTransition.css';
