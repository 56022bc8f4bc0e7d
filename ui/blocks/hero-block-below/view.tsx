import type { ReactNode } from 'react';
import { HeroView } from '../hero/hero.tsx';
import type { BlockProps } from '../registry.ts';

/** A hero whose texts are below its media on all screens (CNT-29). */
export const View = ({ block, first }: BlockProps<'hero-block-below'>): ReactNode => (
  <HeroView block={block} first={first} />
);
