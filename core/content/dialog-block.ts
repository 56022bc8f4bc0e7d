import { parseModalLink } from '../site/modal-link.ts';

/**
 * Content that opens as a dialog (CNT-45). `delay` is in milliseconds; without it the dialog opens by its link only.
 */
export type DialogBlock = { readonly id: string; readonly delay?: number };

/** Whether the dialog opens: by a link `#modal-{id}`, or after its delay (CNT-45). */
export const opensDialog = (
  { id, delay }: DialogBlock,
  context: { readonly href: string; readonly elapsed: number },
): boolean =>
  parseModalLink(context.href)?.dialogId === id || (delay !== undefined && delay >= 0 && context.elapsed >= delay);
