import '@vvoz/storefront/shell/styles.ts';
import '@vvoz/ui/theme/themes/china.css.ts';
import { createRootLayout } from '@vvoz/storefront/routes/rootLayout.tsx';
import { storefront } from '../storefront.ts';

const layout = createRootLayout(storefront);

export const generateMetadata = layout.generateMetadata;

export default layout.RootLayout;
