import { ErrorScreen } from './ErrorScreen.tsx';

/** The page for a path that nothing matches. */
export function NotFoundScreen() {
  return (
    <ErrorScreen
      status={404}
      title="Такой страницы нет"
      message="This page could not be found"
      advice="Возможно, лот снят с торгов, а ссылка устарела. Начните с каталога на главной."
    />
  );
}
