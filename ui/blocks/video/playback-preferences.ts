const IDLE_LIMIT_MS = 4000;

const prefers = (feature: string): boolean => matchMedia(`(${feature}: reduce)`).matches;

const savesData = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
};

/** Whether the shopper prefers less motion or less data. */
export const prefersReduced = (): boolean =>
  prefers('prefers-reduced-motion') || prefers('prefers-reduced-data') || savesData();

/** Calls back once the document has loaded and the browser is idle. Returns the function that cancels that. */
export const whenIdle = (start: () => void): (() => void) => {
  let undo = (): void => undefined;
  const wait = (): void => {
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
      undo = () => cancelIdleCallback(idle);
      return;
    }
    const timer = setTimeout(start, IDLE_LIMIT_MS);
    undo = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    undo = () => removeEventListener('load', wait);
  }
  return () => undo();
};
