import { line } from '../../kernel/fields.codec.ts';
import { contentColor } from '../content-color.codec.ts';
import { block } from './block.codec.ts';

/**
 * Empty space between blocks (CNT-65, ENT-36). `bottomMargins` is a step of `spacingSteps`; an unknown step has no
 * height (CNT-09).
 */
export const SpacerCodec = block('spacer', {
  needed: { bottomMargins: line },
  allowed: { backgroundColor: contentColor },
});
