import { expect, test } from 'vitest';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import { NO_TITLES } from '../../testing/noTitles.ts';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import {
  openSession,
  reduceSession,
  type Session,
  type SessionCommand,
  type SessionEvent,
} from './sessionReducer.ts';
import type { SettledView } from '../../model/settledView.ts';

const WHITE = parseCatalogueUrl('color=white');
const BLACK = parseCatalogueUrl('color=black');
const makeLot = (id: string): LotSummary => ({ ...bareLot, id });
const makeView = (query: CatalogueQuery, ids = 'abc', count = 100): SettledView => ({
  query,
  count,
  items: [...ids].map(makeLot),
  facets: { options: {}, histograms: {} },
  titles: NO_TITLES,
});
const makeResponse = (query: CatalogueQuery, ids: string): CatalogueResponse => ({
  key: formatCatalogueUrl(query),
  count: 100,
  items: [...ids].map(makeLot),
});

const FIRST = makeView(EMPTY_QUERY);
const PLACE = { view: FIRST, scrollY: 640 };
const run = (session: Session, ...events: readonly SessionEvent[]): Session =>
  events.reduce((before, event) => reduceSession(before, event)[0], session);

/** States by name. Each has the lots «abc» of the empty query on screen, unless its name says more. */
const SETTLED = openSession(FIRST, 3);
const COMPLETE = openSession(makeView(EMPTY_QUERY, 'abc', 3), 3);
const CHOSEN = run(SETTLED, { kind: 'choiceMade', query: WHITE });
const FAILED = run(CHOSEN, { kind: 'requestFailed', turn: 1 });
const WHITE_SHOWN = run(CHOSEN, {
  kind: 'responseArrived',
  turn: 1,
  response: makeResponse(WHITE, 'xyz'),
});
const GROWING = run(SETTLED, { kind: 'moreWanted', limit: 2 });
const GROWTH_FAILED = run(GROWING, { kind: 'requestFailed', turn: 1 });
const RENEWING = run(SETTLED, { kind: 'cameBack' });
const GROWING_OLD = run(RENEWING, { kind: 'moreWanted', limit: 2 });
const IN_SHEET = run(SETTLED, { kind: 'sheetOpened' });
const CHOSEN_IN_SHEET = run(IN_SHEET, { kind: 'choiceMade', query: WHITE });
const APPLYING = run(CHOSEN_IN_SHEET, { kind: 'sheetSubmitted' });

/** A command as `load 2 color=white from 3`. */
function describeCommand(command: SessionCommand): string {
  if (typeof command === 'string') return command;
  switch (command.kind) {
    case 'load': {
      const part = command.offset === undefined ? '' : ` from ${command.offset}, ${command.limit}`;
      return `load ${command.turn} ${formatCatalogueUrl(command.query) || 'all'}${part}`;
    }
    case 'renew':
      return `renew ${command.turn} ${command.view.items.map(({ id }) => id).join('')} from ${command.start}`;
    case 'afterPaint':
      return `after paint ${command.event.kind}`;
    case 'renderAt':
      return `renderAt ${command.place.scrollY}`;
    case 'writeAddress':
    case 'closeSheet':
      return `${command.kind} ${formatCatalogueUrl(command.query) || 'all'}`;
    case 'readAddress':
      return `read address as ${command.as}`;
  }
}

/** The state as `color=white pending abc`: filters, status and lots on screen; `old` and the state of the sheet. */
const describeSession = ({ shown: { query, view, status }, isOld, sheet }: Session): string =>
  [
    formatCatalogueUrl(query) || 'all',
    status,
    view.items.map(({ id }) => id).join(''),
    isOld ? 'old' : '',
    sheet === 'closed' ? '' : sheet,
  ]
    .filter(Boolean)
    .join(' ');

test.each<[string, Session, SessionEvent, string, readonly string[]]>([
  // Choices
  [
    'a choice shows on the filters at once',
    SETTLED,
    { kind: 'choiceMade', query: WHITE },
    'color=white pending abc',
    ['cancel', 'renderLater', 'after paint choicePainted'],
  ],
  ['a choice without effect', SETTLED, { kind: 'choiceMade', query: EMPTY_QUERY }, 'all settled abc', []],
  [
    'address and request follow the paint',
    CHOSEN,
    { kind: 'choicePainted', turn: 1 },
    'color=white pending abc',
    ['writeAddress color=white', 'load 1 color=white'],
  ],
  [
    'a later choice was made before the paint',
    run(CHOSEN, { kind: 'choiceMade', query: BLACK }),
    { kind: 'choicePainted', turn: 1 },
    'color=black pending abc',
    [],
  ],
  [
    'a choice in the open sheet is not in the address',
    CHOSEN_IN_SHEET,
    { kind: 'choicePainted', turn: 1 },
    'color=white pending abc open',
    ['load 1 color=white'],
  ],
  // Responses
  [
    'the response to the choice',
    CHOSEN,
    { kind: 'responseArrived', turn: 1, response: makeResponse(WHITE, 'xyz') },
    'color=white settled xyz',
    ['render'],
  ],
  [
    'the response to an older choice',
    run(CHOSEN, { kind: 'choiceMade', query: BLACK }),
    { kind: 'responseArrived', turn: 1, response: makeResponse(WHITE, 'xyz') },
    'color=black pending abc',
    [],
  ],
  [
    'a response to another query',
    CHOSEN,
    { kind: 'responseArrived', turn: 1, response: makeResponse(BLACK, 'xyz') },
    'color=white pending abc',
    [],
  ],
  ['a failure', CHOSEN, { kind: 'requestFailed', turn: 1 }, 'color=white failed abc', ['render']],
  ['an older failure', CHOSEN, { kind: 'requestFailed', turn: 0 }, 'color=white pending abc', []],
  [
    'a retry leaves the address as it is',
    FAILED,
    { kind: 'retryWanted' },
    'color=white pending abc',
    ['renderLater', 'load 2 color=white'],
  ],
  // «Показать ещё»
  [
    'more lots are requested from the end of the list',
    SETTLED,
    { kind: 'moreWanted', limit: 2 },
    'all more abc',
    ['renderLater', 'load 1 all from 3, 2'],
  ],
  ['a complete list', COMPLETE, { kind: 'moreWanted', limit: 2 }, 'all settled abc', []],
  ['more lots of a pending list', CHOSEN, { kind: 'moreWanted', limit: 2 }, 'color=white pending abc', []],
  ['more lots of a failed list', FAILED, { kind: 'moreWanted', limit: 2 }, 'color=white failed abc', []],
  [
    'the next lots, without those that are on screen',
    GROWING,
    { kind: 'responseArrived', turn: 1, response: makeResponse(EMPTY_QUERY, 'cde') },
    'all settled abcde',
    ['render'],
  ],
  ['no next lots', GROWING, { kind: 'requestFailed', turn: 1 }, 'all more-failed abc', ['render']],
  [
    'a retry of the next lots',
    GROWTH_FAILED,
    { kind: 'retryWanted' },
    'all more abc',
    ['renderLater', 'load 2 all from 3, 3'],
  ],
  // Back, Forward, kept pages
  ['a traversal', SETTLED, { kind: 'traversed' }, 'all settled abc', ['read address as wentTo']],
  [
    'Back to a kept view',
    WHITE_SHOWN,
    { kind: 'wentTo', query: EMPTY_QUERY },
    'all settled abc old',
    ['renderWithPlace', 'renew 2 abc from 0'],
  ],
  [
    'Forward to a view that is not kept',
    SETTLED,
    { kind: 'wentTo', query: BLACK },
    'color=black pending abc',
    ['renderNow', 'load 1 color=black'],
  ],
  ['a return to a kept page', SETTLED, { kind: 'cameBack' }, 'all settled abc old', ['renew 1 abc from 0']],
  ['a return during a request', CHOSEN, { kind: 'cameBack' }, 'color=white pending abc', []],
  [
    'renewed lots that differ',
    RENEWING,
    { kind: 'lotsRenewed', turn: 1, view: makeView(EMPTY_QUERY, 'abd') },
    'all settled abd',
    ['renderInPlace'],
  ],
  [
    'renewed lots that are the same',
    RENEWING,
    { kind: 'lotsRenewed', turn: 1, view: FIRST },
    'all settled abc',
    [],
  ],
  ['a failed renewal', RENEWING, { kind: 'requestFailed', turn: 1 }, 'all settled abc old', []],
  [
    'the next lots cancelled a renewal, which begins again',
    GROWING_OLD,
    { kind: 'responseArrived', turn: 2, response: makeResponse(EMPTY_QUERY, 'd') },
    'all settled abcd old',
    ['render', 'renew 3 abcd from 0'],
  ],
  // Storage
  [
    'a stored list is longer than that of the document',
    SETTLED,
    { kind: 'listRecalled', items: [...'abcdef'].map(makeLot), place: PLACE },
    'all settled abcdef',
    ['renderAt 640'],
  ],
  [
    'a stored list that comes during a request',
    GROWING,
    { kind: 'listRecalled', items: [...'abcdef'].map(makeLot), place: PLACE },
    'all more abc',
    [],
  ],
  // The phone's sheet
  ['the sheet opens', SETTLED, { kind: 'sheetOpened' }, 'all settled abc open', []],
  ['a traversal under the open sheet', IN_SHEET, { kind: 'traversed' }, 'all settled abc open', []],
  [
    'the sheet is closed without «Показать»',
    CHOSEN_IN_SHEET,
    { kind: 'sheetClosed' },
    'color=white pending abc',
    ['read address as choiceUndone'],
  ],
  ['the sheet was closed already', SETTLED, { kind: 'sheetClosed' }, 'all settled abc', []],
  [
    'a choice is undone',
    CHOSEN,
    { kind: 'choiceUndone', query: EMPTY_QUERY },
    'all settled abc old',
    ['render', 'renew 2 abc from 0'],
  ],
  [
    'a choice is undone whose view is not kept',
    SETTLED,
    { kind: 'choiceUndone', query: BLACK },
    'color=black pending abc',
    ['renderLater', 'load 1 color=black'],
  ],
  [
    '«Показать» in the sheet',
    CHOSEN_IN_SHEET,
    { kind: 'sheetSubmitted' },
    'color=white pending abc applying',
    ['closeSheet color=white'],
  ],
  ['the submitted sheet closes', APPLYING, { kind: 'sheetClosed' }, 'color=white pending abc applying', []],
  ['its history entry goes', APPLYING, { kind: 'traversed' }, 'color=white pending abc applying', []],
  [
    'the submitted sheet is closed',
    APPLYING,
    { kind: 'sheetApplied', query: WHITE },
    'color=white pending abc',
    ['writeAddress color=white', 'scrollToList'],
  ],
  ['«Показать» beside the list', SETTLED, { kind: 'sheetSubmitted' }, 'all settled abc', ['scrollToList']],
])('%s', (_, session, event, state, commands) => {
  const [next, issued] = reduceSession(session, event);
  expect(describeSession(next)).toBe(state);
  expect(issued.map(describeCommand)).toEqual(commands);
});
