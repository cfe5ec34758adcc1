import { NotFoundScreen } from '@vvoz/storefront/errors/NotFoundScreen.tsx';

export default function NotFound() {
  return <NotFoundScreen />;
}
