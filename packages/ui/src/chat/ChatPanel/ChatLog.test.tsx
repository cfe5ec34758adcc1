import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatLog, type ShownMessage } from './ChatLog.tsx';

const write = (minute: string, author: ShownMessage['author'], delivery?: ShownMessage['delivery']) => ({
  id: minute,
  at: `2026-11-24T01:${minute}:00.000Z`,
  author,
  text: minute,
  delivery,
});

test('a message is read when a manager has answered after it, and delivered when the server has it', () => {
  const html = renderToStaticMarkup(
    <ChatLog
      greeting="Здравствуйте"
      messages={[
        write('01', 'manager'),
        write('02', 'visitor'),
        write('03', 'manager'),
        write('04', 'visitor'),
        write('05', 'visitor', 'sending'),
        write('06', 'visitor', 'failed'),
      ]}
    />,
  );
  const states = html.match(/прочитано|доставлено|отправляем|не ушло|Менеджер/g);
  expect(states).toEqual(['Менеджер', 'прочитано', 'Менеджер', 'доставлено', 'отправляем', 'не ушло']);
});
