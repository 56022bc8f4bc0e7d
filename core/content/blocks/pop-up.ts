import { popUpFields } from '../popup.codec.ts';
import { block } from './block.codec.ts';

/** A pop-up as a part of a page (CNT-70, POP-12). */
export const PopUpBlockCodec = block('pop-up', popUpFields);
