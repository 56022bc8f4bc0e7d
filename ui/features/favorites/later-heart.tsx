import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import './heart.module.css';

/** The id and the name of a product or a style. */
export type HeartProps = { readonly id: string; readonly name: string };

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
