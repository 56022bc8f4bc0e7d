import type { ReactNode } from 'react';
import { CollectionView } from '../collection/collection-view.tsx';
import type { BlockProps } from '../registry.ts';

/** A carousel of blocks (CNT-33, CNT-37). */
export const View = (props: BlockProps<'collection-carousel'>): ReactNode => <CollectionView {...props} />;
