import * as t from 'io-ts';
import { defaultTo, filledLine } from '../../kernel/fields.codec.ts';
import { block } from './block.codec.ts';

/** Blocks that open as a dialog, by a link `#modal-{id}` or after a delay in milliseconds (CNT-45). */
export interface DialogBlock<Nested> {
  readonly _tag: 'dialog';
  readonly id: string;
  readonly title: string;
  readonly delay?: number;
  readonly blocks: readonly Nested[];
}

/** The document form of a dialog. */
export interface DialogDocument<Nested> {
  readonly type: 'dialog';
  readonly id: string;
  readonly title: string;
  readonly delay?: number;
  readonly blocks?: readonly Nested[];
}

/** Makes the codec of dialogs from a codec of the nested blocks. A negative delay is ignored when the dialog is shown. */
export const dialogCodec = <Nested, Document>(
  nested: t.Type<readonly Nested[], readonly Document[], unknown>,
): t.Type<DialogBlock<Nested>, DialogDocument<Document>, unknown> =>
  block('dialog', {
    needed: { title: filledLine },
    defaults: { blocks: defaultTo(nested, []) },
    allowed: { delay: t.number },
  });
