import { Subject } from 'rxjs';
import { sharedStates, tabMessages, type OtherTabs, type SharedState } from '#core/notifications/ports/other-tabs.ts';

type OtherTabsParts = {
  /** Only tabs of the same site share a cart. */
  readonly siteId: string;
  /** Where `pagehide` and `pageshow` happen: the window. */
  readonly page: Pick<EventTarget, 'addEventListener'>;
};

const isSharedState = (data: unknown): data is SharedState => tabMessages.some((state) => state === data);

/**
 * Other tabs over a BroadcastChannel, which reaches every tab but its own. A page in the back-forward cache has no open
 * channel,
 * which would keep it out of there; when it is shown again, everything may have changed meanwhile.
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
  open();
  return {
    notify: (state) => channel?.postMessage(state),
    follow: (listen) => {
      const subscription = changes.subscribe(listen);
      return () => subscription.unsubscribe();
    },
  };
};
