import type { ReactNode } from 'react';
import { CollectionView } from '../collection/collection-view.tsx';
import type { BlockProps } from '../registry.ts';

/** A grid of blocks, which may be a carousel at some breakpoints (CNT-34). */
export const View = (props: BlockProps<'collection-grid'>): ReactNode => <CollectionView {...props} />;
