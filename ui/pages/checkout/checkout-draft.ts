import type { DraftStep, StepDraft } from '#core/checkout/device-keys.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

const ignore = (): void => undefined;

/** What is typed and chosen in a step, stored on the device until the order is placed (CHK-37). */
export type CheckoutDraft = {
  readonly remember: (draft: StepDraft) => void;
  /** Passes what was typed and chosen before a reload; an empty draft if there is none, or if it cannot be read. */
  readonly recall: (onRead: (draft: StepDraft) => void) => void;
};

/** Opens the draft of a step. A draft that cannot be stored stays in the form. */
export const checkoutDraft = (tasks: Tasks, step: DraftStep): CheckoutDraft => ({
  remember: (draft) =>
    void tasks.command((shop) => shop.checkout.rememberDraft(step, draft), { done: ignore, failed: ignore }),
  recall: (onRead) =>
    tasks.query(`draft-${step}`, (shop) => shop.checkout.recallDraft(step), {
      done: onRead,
      failed: () => onRead({}),
    }),
});
