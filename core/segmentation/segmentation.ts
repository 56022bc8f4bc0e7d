import type { Breakpoint } from '../site/breakpoint.ts';
import { belongsTo } from './conditions.ts';
import type { Segment } from './segment.ts';
import type { ShopperContext } from './shopper-context.ts';

/** A placement whose content depends on the shopper (SEG-10). */
export type Segmentation<Content> = {
  readonly id: string;
  /** Segments in the order of evaluation. */
  readonly segments: readonly Segment<Content>[];
  /** Fallback content; only the first item is shown. */
  readonly baselines: readonly Content[];
  readonly isFullWidth: boolean;
  readonly hideOnBreakpoint: readonly Breakpoint[];
};

/** `shopper` is missing until profile and cart are known; `forcedSegment` comes from a stored test context. */
export type SegmentationContext = { readonly shopper?: ShopperContext; readonly forcedSegment?: string };

/** Content of a placement. While waiting, it is empty and keeps its space (SEG-13). */
export type Resolution<Content> =
  | { readonly _tag: 'Waiting' }
  | { readonly _tag: 'Segment'; readonly segmentId: string; readonly content: readonly Content[] }
  | { readonly _tag: 'Baseline'; readonly content: readonly Content[] };

/**
 * The content of a placement for a visitor. A forced segment needs neither context nor condition.
 * Law: the forced one, the first whose condition holds, the first baseline: in this order (SEG-01, SEG-02, SEG-03).
 * Law: result is one of the given ids or baseline (PR-23).
 * Law: segments after the one that matches change nothing (SEG-01).
 * Law: a forced segment that the block does not have is ignored (AMB-61).
 */
const resolve = <Content>(
  segmentation: Segmentation<Content>,
  { shopper, forcedSegment }: SegmentationContext,
): Resolution<Content> => {
  const forced = segmentation.segments.find(({ id }) => id === forcedSegment);
  if (forced !== undefined) return shown(forced);
  if (shopper === undefined) return { _tag: 'Waiting' };
  const matching = segmentation.segments.find(({ id }) => belongsTo(id, shopper));
  return matching === undefined ? { _tag: 'Baseline', content: segmentation.baselines.slice(0, 1) } : shown(matching);
};

const shown = <Content>({ id, targets }: Segment<Content>): Resolution<Content> => ({
  _tag: 'Segment',
  segmentId: id,
  content: targets,
});

/**
 * Whether the placement is empty; a waiting one is not.
 * Law: a section is marked empty when no component resolves (SEG-09).
 */
const isEmpty = (resolution: Resolution<unknown>): boolean =>
  resolution._tag !== 'Waiting' && resolution.content.length === 0;

/** Law: a place is hidden at the widths that it names and visible at all others (SEG-04). */
const isVisibleAt = (segmentation: Pick<Segmentation<unknown>, 'hideOnBreakpoint'>, breakpoint: Breakpoint): boolean =>
  !segmentation.hideOnBreakpoint.includes(breakpoint);

export const Segmentation = { resolve, isEmpty, isVisibleAt } as const;
