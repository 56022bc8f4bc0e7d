import { parseModalLink } from '../site/modal-link.ts';

/** Content that opens as a dialog (CNT-45). `delay` is in milliseconds; without one it waits for its link. */
export type DialogBlock = { readonly id: string; readonly delay?: number };

/** It opens by a link `#modal-{id}`, or once its delay is over, and stays shut otherwise (CNT-45). */
export const opensDialog = (
  { id, delay }: DialogBlock,
  circumstances: { readonly href: string; readonly elapsed: number },
): boolean =>
  parseModalLink(circumstances.href)?.dialogId === id ||
  (delay !== undefined && delay >= 0 && circumstances.elapsed >= delay);
