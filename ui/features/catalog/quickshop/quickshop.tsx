import type { ReactNode } from 'react';
import { LaterTexts } from '#ui/messages/later-texts.tsx';
import { QuickshopDialog, type QuickshopDialogProps } from './quickshop-dialog.tsx';

/** The dialog with its texts, for lists that do without either until it is opened. */
export const Quickshop = (props: QuickshopDialogProps): ReactNode => (
  <LaterTexts part="favorites">
    <QuickshopDialog {...props} />
  </LaterTexts>
);
