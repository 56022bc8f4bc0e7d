import * as t from 'io-ts';
import { contentColor } from '../content-color.codec.ts';
import { spacingSteps } from '../spacing.ts';
import { block } from './block.codec.ts';

const step = t.keyof(spacingSteps, `one of ${Object.keys(spacingSteps).join(', ')}`);

/** Empty space between blocks (CNT-65, ENT-36). `bottomMargins` is a step of `spacingSteps` (CNT-09). */
export const SpacerCodec = block('spacer', {
  needed: { bottomMargins: step },
  allowed: { backgroundColor: contentColor },
});
