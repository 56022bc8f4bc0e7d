import { Suspense, use, type ReactNode } from 'react';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import { LaterTexts } from '#ui/messages/later-texts.tsx';
import { DialogBoundary } from '#ui/features/page/dialog-boundary.tsx';

const source = memoizeAsync(() => import('./beside/views.ts'));

type Draw = (views: Awaited<ReturnType<typeof source>>) => ReactNode;

const Drawn = ({ draw }: { readonly draw: Draw }): ReactNode => draw(use(source()));

/** What stands beside the lines of a cart. Its code and its texts come when it is first drawn; until then, and where they cannot be fetched, there is nothing. */
export const LaterBeside = ({ draw, onBroken }: { readonly draw: Draw; readonly onBroken: () => void }): ReactNode => (
  <DialogBoundary onBroken={onBroken}>
    <Suspense>
      <LaterTexts part="besideCart">
        <Drawn draw={draw} />
      </LaterTexts>
    </Suspense>
  </DialogBoundary>
);
