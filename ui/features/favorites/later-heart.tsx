import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import './heart.module.css';

/** What is to be remembered, a product or a style, and what it is called; `quickshop` adds the way to its sizes. */
export type HeartProps = { readonly id: string; readonly name: string; readonly quickshop?: boolean };

/** A page does without hearts whose code cannot be fetched. */
const Nothing = (): ReactNode => null;

const Heart = lazy<ComponentType<HeartProps>>(() =>
  import('#ui/features/favorites/heart.tsx').then(
    (file) => ({ default: file.Heart }),
    () => ({ default: Nothing }),
  ),
);

/** A heart: the server draws it, and it comes alive a little after the page. Its styles are here, so that it looks right before. */
export const LaterHeart = (props: HeartProps): ReactNode => (
  <Suspense>
    <Heart {...props} />
  </Suspense>
);
