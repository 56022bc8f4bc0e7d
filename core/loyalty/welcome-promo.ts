import type { Day } from '../kernel/calendar.ts';
import { isoDay } from '../kernel/iso-day.ts';

/** How a welcome promotion stands (LOY-08). */
export const welcomePromoStates = ['AVAILABLE', 'USED', 'EXPIRED'] as const;
export type WelcomePromoState = (typeof welcomePromoStates)[number];

/** `expiryDate` is ISO 8601; the day itself still counts. */
export type WelcomePromo = {
  readonly eligible: boolean;
  readonly status: WelcomePromoState;
  readonly promotionId: string;
  readonly code: string;
  readonly expiryDate: string;
};

/** Whether its code is shown: to whom it is meant for, while it is available and its last day has not passed. */
export const isWelcomePromoOffered = ({ eligible, status, expiryDate }: WelcomePromo, today: Day): boolean =>
  eligible && status === 'AVAILABLE' && (isoDay(expiryDate) ?? today - 1) >= today;
