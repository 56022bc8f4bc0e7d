import type { ReactNode } from 'react';
import { LaterTexts } from '#ui/messages/later-texts.tsx';

/** Gives the views inside the texts of reviews, questions and size charts. */
export const AdviceTexts = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <LaterTexts part="advice">{children}</LaterTexts>
);
