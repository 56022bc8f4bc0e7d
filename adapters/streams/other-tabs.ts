import { Subject } from 'rxjs';
import { sharedStates, tabMessages, type OtherTabs, type SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { storedKeys } from '#core/session/stored-session.ts';

type OtherTabsParts = {
  /** Only tabs of the same site share a cart. */
  readonly siteId: string;
  /** Where `pagehide`, `pageshow` and `storage` happen: the window. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
};

/** The stored key of the kind of shopper (AUTH-12). */
const LOGIN = 'login' satisfies (typeof storedKeys)[number];

/** A guest's first session changes nothing that other tabs show. */
const kindOf = (login: unknown): unknown => login ?? 'GUEST';

/** What a `storage` event has beside the rest of an event. */
type StorageChange = { readonly key?: unknown; readonly oldValue?: unknown; readonly newValue?: unknown };

const isSignInOrOut = ({ key, oldValue, newValue }: Event & StorageChange): boolean =>
  key === LOGIN && kindOf(oldValue) !== kindOf(newValue);

const isSharedState = (data: unknown): data is SharedState => tabMessages.some((state) => state === data);

/**
 * Other tabs over a BroadcastChannel, which reaches every tab but its own. A page in the back-forward cache has no open
 * channel,
 * which would keep it out of there; when it is shown again, everything may have changed meanwhile.
 * Tabs may run in processes of their own: a message may arrive before the storage shows here what it is about. The
 * storage's own event follows the change, so that who is signed in is read again then.
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
