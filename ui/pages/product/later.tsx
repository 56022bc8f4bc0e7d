import { Suspense, use, type ReactNode } from 'react';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { DialogBoundary } from '#ui/features/page/dialog-boundary.tsx';

const source = memoizeAsync(() => import('./later-views.ts'));

type Draw = (views: Awaited<ReturnType<typeof source>>) => ReactNode;

const Drawn = ({ draw }: { readonly draw: Draw }): ReactNode => draw(use(source()));

type LaterProps = {
  readonly draw: Draw;
  /** Stands there until it comes. */ readonly fallback?: ReactNode;
  /** It broke, such as by a file that cannot be fetched, and is left out. */ readonly onBroken?: () => void;
};

const doNothing = (): void => undefined;

/** A view whose code comes when it is first drawn. */
export const Later = ({ draw, fallback, onBroken = doNothing }: LaterProps): ReactNode => (
  <DialogBoundary onBroken={onBroken}>
    <Suspense fallback={fallback}>
      <Drawn draw={draw} />
    </Suspense>
  </DialogBoundary>
);
