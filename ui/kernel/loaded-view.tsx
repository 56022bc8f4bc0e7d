import { observer } from 'mobx-react-lite';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Loadable } from './loadable.ts';

/**
 * Drawn in the same task in which its code is known. A view that suspends is drawn again when React finds the time, and
 * under load that may be never while other parts of the page wait for theirs.
 */
export const LoadedView = observer(
  <Props extends object>({
    source,
    props,
    fallback = null,
    onBroken,
  }: {
    readonly source: Loadable<ComponentType<Props>>;
    readonly props: Props;
    /** Shown until the code is here. Default: nothing. */
    readonly fallback?: ReactNode;
    readonly onBroken: () => void;
  }): ReactNode => {
    useEffect(() => {
      let isOpen = true;
      source.load().catch(() => isOpen && onBroken());
      return () => {
        isOpen = false;
      };
    }, [source, onBroken]);
    return source.value === undefined ? fallback : createElement(source.value, props);
  },
);
