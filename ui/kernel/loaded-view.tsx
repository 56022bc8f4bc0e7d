import { observer } from 'mobx-react-lite';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Loadable } from './loadable.ts';

/**
 * Renders in the task in which the code arrives. React may delay a suspended view for a long time while other parts of
 * the page suspend.
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
    /** Shown until the code is loaded. Default: nothing. */
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
