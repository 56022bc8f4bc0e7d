import type { DataRouter } from 'react-router';

/** The address at which the shop says which build it serves (API-136). */
const META = '/builds/meta.json';

/** How long a page is open before a navigation asks for a newer build, in milliseconds. */
const OPEN_MS = 5 * 60_000;

type BuildPorts = {
  readonly router: Pick<DataRouter, 'state' | 'subscribe' | 'dispose' | 'createHref'>;
  /** The build of this document. */
  readonly build: string;
  readonly read: (address: string) => Promise<Response>;
  /** Leaves the document for an address; for the address that the browser already shows, reloads it. */
  readonly load: (href: string) => void;
  /** Milliseconds since any time. */
  readonly now: () => number;
};

const idOf = (meta: unknown): unknown =>
  typeof meta === 'object' && meta !== null && 'id' in meta ? meta.id : undefined;

/**
 * A page that has been open for five minutes asks at each navigation which build the shop serves. If it is another one,
 * a navigation to another page loads a document, so that old scripts do not call a newer shop for long (API-136): this
 * navigation, or the next one if it was faster than the answer. Without an answer nothing changes.
 */
export const leaveOldBuild = ({ router, build, read, load, now }: BuildPorts): void => {
  const openedAt = now();
  let isOld = false;
  let isAsking = false;
  /** Loads the document of the page to which the router is going, and stops the router. */
  const leave = (): void => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'loading' || navigation.location.pathname === location.pathname) return;
    const href = router.createHref(navigation.location);
    router.dispose();
    load(href);
  };
  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      const answer = await read(META);
      const id = answer.ok ? idOf(await answer.json()) : undefined;
      isOld = typeof id === 'string' && id !== build;
    } catch {
      // Offline: the next navigation asks again.
    }
    isAsking = false;
    if (isOld) leave();
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading' || now() - openedAt < OPEN_MS) return;
    if (isOld) leave();
    else if (!isAsking) void ask();
  });
};
