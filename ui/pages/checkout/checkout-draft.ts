import type { AddressInput } from '#core/checkout/address-form.ts';
import type { DraftStep } from '#core/checkout/device-keys.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

const ignore = (): void => undefined;

/** What is typed in the form of a step, stored on the device until the order is placed (CHK-37). */
export type CheckoutDraft = {
  readonly remember: (typed: AddressInput) => void;
  /** Passes what was typed before a reload; an empty draft if there is none, or if it cannot be read. */
  readonly recall: (onRead: (typed: AddressInput) => void) => void;
};

/** Opens the draft of a step. A draft that cannot be stored stays in the form. */
export const checkoutDraft = (tasks: Tasks, step: DraftStep): CheckoutDraft => ({
  remember: (typed) =>
    void tasks.command((shop) => shop.checkout.rememberDraft(step, typed), { done: ignore, failed: ignore }),
  recall: (onRead) =>
    tasks.query(`draft-${step}`, (shop) => shop.checkout.recallDraft(step), {
      done: onRead,
      failed: () => onRead({}),
    }),
});
