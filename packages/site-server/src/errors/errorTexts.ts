/** The texts of an error page. */
export interface ErrorText {
  readonly title: string;
  /** Technical reason in English, unless the error brings its own. */
  readonly message: string;
  /** What happened and what the visitor can do. */
  readonly advice: string;
  /** Remark of the «inspector» on the sheet. */
  readonly remark: string;
}

/** Texts by status. A status without a row uses those of 404 (4xx) or 500 (5xx). */
const ERROR_TEXTS: Readonly<Record<number, ErrorText>> = {
  403: {
    title: 'Доступ закрыт',
    message: 'Forbidden: Access denied',
    advice:
      'Страницы лотов закрыты для роботов. Если вы человек, откройте страницу в обычном браузере или позвоните нам.',
    remark: 'доступ закрыт',
  },
  404: {
    title: 'Такой страницы нет',
    message: 'This page could not be found',
    advice: 'Лот могли снять с торгов, а ссылка — устареть. Проданные лоты остаются в статистике.',
    remark: 'страница не найдена',
  },
  429: {
    title: 'Слишком много запросов',
    message: 'Too Many Requests',
    advice:
      'С вашего адреса пришло слишком много запросов подряд. Подождите минуту и обновите страницу или позвоните нам.',
    remark: 'много запросов',
  },
  500: {
    title: 'Страница не открылась',
    message: 'Internal Server Error',
    advice: 'Ошибка на нашей стороне, и мы её уже видим. Откройте другую страницу или позвоните нам.',
    remark: 'ошибка на нашей стороне',
  },
  503: {
    title: 'Страница не открылась',
    message: 'Service Unavailable',
    advice: 'Каталог сейчас не отвечает. Обычно это длится минуту: обновите страницу или позвоните нам.',
    remark: 'каталог не отвечает',
  },
};

/** Finds the texts of an error status, 400–599. */
export function findErrorText(status: number): ErrorText {
  const fallback = status < 500 ? 404 : 500;
  return ERROR_TEXTS[status] ?? ERROR_TEXTS[fallback]!;
}
