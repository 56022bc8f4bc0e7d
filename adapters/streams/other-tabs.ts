import { Subject } from 'rxjs';
import { sharedStates, tabMessages, type OtherTabs, type SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { storedKeys } from '#core/session/stored-session.ts';

type OtherTabsParts = {
  /** Only tabs of the same site share state. */
  readonly siteId: string;
  /** The window, which dispatches `pagehide`, `pageshow` and `storage`. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
};

/** Storage key of the consumer type (AUTH-12). */
const LOGIN = 'login' satisfies (typeof storedKeys)[number];

/** A missing consumer type counts as a guest, so that a guest's first session changes nothing in other tabs. */
const kindOf = (login: unknown): unknown => login ?? 'GUEST';

/** Fields of a `storage` event that `Event` does not declare. */
type StorageChange = { readonly key?: unknown; readonly oldValue?: unknown; readonly newValue?: unknown };

const isSignInOrOut = ({ key, oldValue, newValue }: Event & StorageChange): boolean =>
  key === LOGIN && kindOf(oldValue) !== kindOf(newValue);

const isSharedState = (data: unknown): data is SharedState => tabMessages.some((state) => state === data);

/**
 * Sends events to the other tabs and receives theirs over a BroadcastChannel, which does not deliver to its own tab.
 * The channel is closed at `pagehide`, because an open channel keeps a page out of the back-forward cache; when a page
 * is restored from there, all state is read again. Tabs may be separate processes, so a message may arrive before the
 * change of the storage is visible here; the `storage` event follows that change and causes another read of the
 * session.
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
