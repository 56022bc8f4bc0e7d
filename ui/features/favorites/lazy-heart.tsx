import type { ReactNode } from 'react';
import { lazyView } from '#ui/messages/lazy-view.tsx';
// Loaded with the page, so that the server's heart has its styles before its code.
import './heart.module.css';

/** The id and the name of a product or a style. */
export type HeartProps = { readonly id: string; readonly name: string };

const HeartView = lazyView(() => import('./heart.tsx'));

/** A heart: the server renders it, and its code is loaded after the page's. Without its code there is no heart. */
export const LazyHeart = (props: HeartProps): ReactNode => <HeartView draw={({ Heart }) => <Heart {...props} />} />;
