import type { ReactNode } from 'react';
import { lazyView } from '#ui/messages/lazy-view.tsx';
// Loads with the page, so that the server's button is styled before its code has loaded.
import './heart.module.css';

/** The id and the name of a product or a style. */
export type HeartProps = { readonly id: string; readonly name: string };

const HeartView = lazyView(() => import('./heart.tsx'));

/**
 * A favorite button: the server renders it, and its code loads after the page. If the code fails to load, the button
 * disappears.
 */
export const LazyHeart = (props: HeartProps): ReactNode => <HeartView draw={({ Heart }) => <Heart {...props} />} />;
