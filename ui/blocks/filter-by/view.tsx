import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { filteredId, passesFilter } from '#core/content/page-filter.ts';
import type { BlockProps } from '../registry.ts';

/** Blocks for the pages of some products or categories, by the id in the address (CNT-52 to CNT-54). */
export const View = ({ block, renderNested }: BlockProps<'filter-by'>): ReactNode => {
  const { pathname } = useLocation();
  return passesFilter(block, filteredId(block.variant, pathname)) && block.blocks.map(renderNested);
};
