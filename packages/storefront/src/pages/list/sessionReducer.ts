import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { CatalogueResponse } from '../../model/catalogueResponse.ts';
import { countLots, withoutShown } from '../../model/listHead.ts';
import type { Remembered } from './rememberedList.ts';
import type { SettledView } from '../../model/settledView.ts';

/** What a catalogue page shows. */
export interface SessionState {
  /** The filters on screen. They change at once. */
  readonly query: CatalogueQuery;
  /** The last settled view. It belongs to `query` exactly when `status` is `settled` or `more`. */
  readonly view: SettledView;
  readonly status: 'settled' | 'pending' | 'more' | 'failed' | 'more-failed';
}

/** All state of a catalogue page: what it shows, and what decides about the next event. */
export interface Session {
  readonly shown: SessionState;
  /** Number of the newest change or request. A response to an older one is ignored. */
  readonly turn: number;
  /** True while the lots on screen are kept ones that have not been renewed. */
  readonly isOld: boolean;
  /** Views that Back and Forward show at once, by their addresses; the oldest first. */
  readonly views: ReadonlyMap<string, SettledView>;
  /** Lots of a page whose query has no limit. */
  readonly pageSize: number;
  /** The phone's sheet of filters. Changes in an open one are staged: they are not in the address. */
  readonly sheet: 'closed' | 'open' | 'applying';
}

export type SessionEvent =
  /** The visitor chose other filters or another order. */
  | { readonly kind: 'choiceMade'; readonly query: CatalogueQuery }
  | { readonly kind: 'choicePainted'; readonly turn: number }
  /** «Показать ещё». */
  | { readonly kind: 'moreWanted'; readonly limit: number }
  | { readonly kind: 'retryWanted' }
  | { readonly kind: 'responseArrived'; readonly turn: number; readonly response: CatalogueResponse }
  | { readonly kind: 'lotsRenewed'; readonly turn: number; readonly view: SettledView }
  | { readonly kind: 'requestFailed'; readonly turn: number }
  /** Back or Forward changed the address. */
  | { readonly kind: 'traversed' }
  /** The address of Back or Forward has `query`. */
  | { readonly kind: 'wentTo'; readonly query: CatalogueQuery }
  /** The visitor came back to this document, which the browser may have kept for any time. */
  | { readonly kind: 'cameBack' }
  /** The tab's storage has a longer list of the document's address. */
  | { readonly kind: 'listRecalled'; readonly items: SettledView['items']; readonly place: Remembered }
  | { readonly kind: 'sheetOpened' }
  /** In any way; `sheetSubmitted` comes before it if the visitor pressed «Показать». */
  | { readonly kind: 'sheetClosed' }
  /** The sheet was closed without «Показать»; the address has `query`. */
  | { readonly kind: 'choiceUndone'; readonly query: CatalogueQuery }
  /** «Показать» of the panel, in the sheet or beside the list. */
  | { readonly kind: 'sheetSubmitted' }
  /** The submitted sheet is closed, and the history has no entry of it. */
  | { readonly kind: 'sheetApplied'; readonly query: CatalogueQuery };

/** What follows an event outside of the session. */
export type SessionCommand =
  /** Cancels the running request; `load` and `renew` do so too. */
  | 'cancel'
  | {
      readonly kind: 'load';
      readonly turn: number;
      readonly query: CatalogueQuery;
      /** When present, only the list from this lot on is loaded. */
      readonly offset?: number;
      readonly limit?: number;
    }
  /** Loads the lots of a kept view again. */
  | { readonly kind: 'renew'; readonly turn: number; readonly view: SettledView; readonly start: number }
  /** Raises an event after the next paint. */
  | { readonly kind: 'afterPaint'; readonly event: SessionEvent }
  | PageCommand;

/** Name of a command. */
export type CommandKind<Command> = Command extends { readonly kind: infer Kind extends string }
  ? Kind
  : Command;

/** A command to the page: its screen, its address, its storage. */
export type PageCommand =
  /** Renders the shown state in the background. */
  | 'render'
  /** Renders it after the next paint: the control shows a change first. */
  | 'renderLater'
  | 'renderNow'
  /** Renders it at once, with the stored place of its address. */
  | 'renderWithPlace'
  /** Renders it at once; the first card on screen stays where it is. */
  | 'renderInPlace'
  /** Renders it in the next frame and scrolls to the place. */
  | { readonly kind: 'renderAt'; readonly place: Remembered }
  /** Adds a history entry, unless the address is that of `query` already. */
  | { readonly kind: 'writeAddress'; readonly query: CatalogueQuery }
  /** Raises an event with the choice in the address. */
  | { readonly kind: 'readAddress'; readonly as: 'wentTo' | 'choiceUndone' }
  /** Closes the sheet, then raises `sheetApplied`. */
  | { readonly kind: 'closeSheet'; readonly query: CatalogueQuery }
  | 'scrollToList';

export type Step = readonly [session: Session, commands: readonly SessionCommand[]];

/** Views that Back and Forward show at once. */
const MAX_VIEWS = 24;

/** Adds a view as the newest and drops the oldest. */
function keep(views: Session['views'], view: SettledView): Session['views'] {
  const key = formatCatalogueUrl(view.query);
  const others = [...views].filter(([other]) => other !== key);
  return new Map([...others, [key, view] as const].slice(-MAX_VIEWS));
}

export const openSession = (view: SettledView, pageSize: number): Session => ({
  shown: { query: view.query, view, status: 'settled' },
  turn: 0,
  isOld: false,
  views: keep(new Map(), view),
  pageSize,
  sheet: 'closed',
});

/** Shows a view of the current query and keeps it. */
const settle = (session: Session, view: SettledView, isOld = session.isOld): Session => ({
  ...session,
  isOld,
  shown: { ...session.shown, view, status: 'settled' },
  views: keep(session.views, view),
});

/** Begins a turn: responses to earlier requests are ignored. */
const begin = (session: Session, shown: Partial<SessionState>): Session => ({
  ...session,
  turn: session.turn + 1,
  shown: { ...session.shown, ...shown },
});

/** Finds the offset of the first lot of the view. */
const findStart = ({ shown: { view }, pageSize }: Session): number =>
  (view.query.page - 1) * (view.query.limit ?? pageSize);

/** Loads the list of a query and shows the old one as busy meanwhile. */
function request(session: Session, query: CatalogueQuery, render: SessionCommand): Step {
  const next = begin(session, { query, status: 'pending' });
  return [next, [render, { kind: 'load', turn: next.turn, query }]];
}

/** Loads the lots on screen again. They stay until the response comes, and when none comes. */
function renew(session: Session, ...commands: readonly SessionCommand[]): Step {
  const { view, status } = session.shown;
  if (status !== 'settled') return [session, commands];
  const next = { ...session, turn: session.turn + 1, isOld: true };
  return [next, [...commands, { kind: 'renew', turn: next.turn, view, start: findStart(session) }]];
}

/** Shows the choice of an address: at once if its view is kept. Back shows cards and scroll position in one paint. */
function follow(
  session: Session,
  query: CatalogueQuery,
  renderCached: SessionCommand,
  render: SessionCommand,
): Step {
  const view = session.views.get(formatCatalogueUrl(query));
  return view
    ? renew({ ...session, shown: { query, view, status: 'settled' } }, renderCached)
    : request(session, query, render);
}

function extend(session: Session, limit: number): Step {
  const { view, status } = session.shown;
  const offset = findStart(session) + countLots(view);
  if ((status !== 'settled' && status !== 'more-failed') || offset >= view.count) return [session, []];
  const next = begin(session, { status: 'more' });
  return [next, ['renderLater', { kind: 'load', turn: next.turn, query: view.query, offset, limit }]];
}

function take(session: Session, response: CatalogueResponse): Step {
  const { query, view, status } = session.shown;
  if (status === 'more') {
    const grown = settle(session, { ...view, items: [...view.items, ...withoutShown(view, response.items)] });
    // «Показать ещё» has cancelled the renewal of the lots before it.
    return session.isOld ? renew(grown, 'render') : [grown, ['render']];
  }
  if (response.key !== formatCatalogueUrl(query)) return [session, []];
  const { count, items, facets = view.facets, titles = view.titles, relaxed } = response;
  const loaded = { query, count, items, facets, titles, ...(relaxed ? { relaxed } : {}) };
  return [settle(session, loaded, false), ['render']];
}

type Ending = Extract<SessionEvent, { kind: 'responseArrived' | 'lotsRenewed' | 'requestFailed' }>;

/** Takes in the response or the failure of the current turn; others are ignored. */
function endRequest(session: Session, event: Ending): Step {
  const { shown, turn } = session;
  if (event.turn !== turn) return [session, []];
  if (event.kind === 'responseArrived') return take(session, event.response);
  if (event.kind === 'lotsRenewed')
    return event.view === shown.view
      ? [{ ...session, isOld: false }, []]
      : [settle(session, event.view, false), ['renderInPlace']];
  // After a failed renewal the kept lots stay; the next return or «Показать ещё» tries again.
  if (shown.status === 'settled') return [session, []];
  const status = shown.status === 'more' ? 'more-failed' : 'failed';
  return [{ ...session, shown: { ...shown, status } }, ['render']];
}

type Rules = {
  readonly [Kind in SessionEvent['kind']]: (
    session: Session,
    event: Extract<SessionEvent, { kind: Kind }>,
  ) => Step;
};

const RULES: Rules = {
  choiceMade: (session, { query }) => {
    if (formatCatalogueUrl(query) === formatCatalogueUrl(session.shown.query)) return [session, []];
    const next = begin(session, { query, status: 'pending' });
    const event = { kind: 'choicePainted', turn: next.turn } as const;
    return [next, ['cancel', 'renderLater', { kind: 'afterPaint', event }]];
  },
  choicePainted: (session, event) => {
    const { turn, sheet } = session;
    const { query } = session.shown;
    // Changes made before the paint share one history entry and one request.
    if (event.turn !== turn) return [session, []];
    const load = { kind: 'load', turn, query } as const;
    return [session, sheet === 'open' ? [load] : [{ kind: 'writeAddress', query }, load]];
  },
  moreWanted: (session, { limit }) => extend(session, limit),
  retryWanted: (session) =>
    session.shown.status === 'more-failed'
      ? extend(session, session.pageSize)
      : request(session, session.shown.query, 'renderLater'),
  responseArrived: endRequest,
  lotsRenewed: endRequest,
  requestFailed: endRequest,
  traversed: (session) => [
    session,
    session.sheet === 'closed' ? [{ kind: 'readAddress', as: 'wentTo' }] : [],
  ],
  wentTo: (session, { query }) => follow(session, query, 'renderWithPlace', 'renderNow'),
  choiceUndone: (session, { query }) => follow(session, query, 'render', 'renderLater'),
  cameBack: (session) => renew(session),
  listRecalled: (session, { items, place }) =>
    session.shown.status === 'settled'
      ? [settle(session, { ...session.shown.view, items }), [{ kind: 'renderAt', place }]]
      : [session, []],
  sheetOpened: (session) => [{ ...session, sheet: 'open' }, []],
  sheetClosed: (session) =>
    session.sheet === 'open'
      ? [{ ...session, sheet: 'closed' }, [{ kind: 'readAddress', as: 'choiceUndone' }]]
      : [session, []],
  sheetSubmitted: (session) =>
    session.sheet === 'open'
      ? [{ ...session, sheet: 'applying' }, [{ kind: 'closeSheet', query: session.shown.query }]]
      : [session, ['scrollToList']],
  sheetApplied: (session, { query }) => [
    { ...session, sheet: 'closed' },
    [{ kind: 'writeAddress', query }, 'scrollToList'],
  ],
};

/** Returns the state after an event and the commands that follow it. Pure. */
export const reduceSession = (session: Session, event: SessionEvent): Step =>
  (RULES[event.kind] as (session: Session, event: SessionEvent) => Step)(session, event);
