// The sheet begins with these, in this order (scripts/buildGenerated.ts).
import '@vvoz/ui/theme/layers.css.ts';
import '@vvoz/ui/css/reset.css.ts';
import '@vvoz/ui/css/base.css.ts';
import '@vvoz/ui/css/controls.css.ts';
import '@vvoz/ui/css/viewTransition.css';
