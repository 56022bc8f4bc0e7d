import type { ReactNode } from 'react';
import { HeroView } from '../hero/hero.tsx';
import type { BlockProps } from '../registry.ts';

/** A hero with the layouts of its breakpoints (CNT-23 to CNT-28). */
export const View = ({ block, first }: BlockProps<'hero-standard'>): ReactNode => (
  <HeroView block={block} first={first} />
);
