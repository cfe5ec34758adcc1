import '@vvoz/storefront/styles/china.css';
import { createRootLayout } from '@vvoz/storefront/routes/rootLayout.tsx';
import { storefront } from '../storefront.ts';

const layout = createRootLayout(storefront);

export default layout.RootLayout;
