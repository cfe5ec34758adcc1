import '@vvoz/storefront/styles/spec.css';
import { createRootLayout } from '@vvoz/storefront/routes/rootLayout.tsx';
import { storefront } from '../storefront.ts';

const layout = createRootLayout(storefront);

export default layout.RootLayout;
