import { Subject } from 'rxjs';
import { sharedStates, tabMessages, type OtherTabs, type SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { storedKeys } from '#core/session/stored-session.ts';

type OtherTabsParts = {
  /** Only tabs of the same site share state. */
  readonly siteId: string;
  /** The window, for `pagehide`, `pageshow` and `storage`. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
};

/** Storage key of the consumer type (AUTH-12). */
const LOGIN = 'login' satisfies (typeof storedKeys)[number];

/** A guest's first session changes nothing in other tabs. */
const kindOf = (login: unknown): unknown => login ?? 'GUEST';

/** Additional fields of a `storage` event. */
type StorageChange = { readonly key?: unknown; readonly oldValue?: unknown; readonly newValue?: unknown };

const isSignInOrOut = ({ key, oldValue, newValue }: Event & StorageChange): boolean =>
  key === LOGIN && kindOf(oldValue) !== kindOf(newValue);

const isSharedState = (data: unknown): data is SharedState => tabMessages.some((state) => state === data);

/**
 * Other tabs over a BroadcastChannel, which reaches all tabs but its own. It is closed on pagehide, because an open
 * channel keeps a page out of the back-forward cache; when a page is restored, all state is read again. Tabs may be
 * separate processes: a message may arrive before the storage change is visible here. The `storage` event follows the
 * change and causes another read of the session.
 */
export const makeOtherTabs = ({ siteId, page }: OtherTabsParts): OtherTabs => {
  const changes = new Subject<SharedState>();
  let channel: BroadcastChannel | undefined;
  const open = (): void => {
    channel = new BroadcastChannel(`portico ${siteId}`);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSharedState(data)) changes.next(data);
    });
  };
  page.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  page.addEventListener('pageshow', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    open();
    for (const state of sharedStates) changes.next(state);
  });
  page.addEventListener('storage', (event) => {
    if (isSignInOrOut(event)) changes.next('session');
  });
  open();
  return {
    notify: (state) => channel?.postMessage(state),
    follow: (listen) => {
      const subscription = changes.subscribe(listen);
      return () => subscription.unsubscribe();
    },
  };
};
