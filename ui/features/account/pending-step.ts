import type { ContinuationStep, StepName } from '#core/site/continuation.ts';

/** What a page of this document has to do after a sign-in (RTE-46). */
export class PendingStep {
  #step: ContinuationStep | undefined;

  set(step: ContinuationStep | undefined): void {
    this.#step = step;
  }

  /** The value of the step with this name, once; undefined without such a step. */
  take(name: StepName): string | undefined {
    const step = this.#step;
    if (step?.name !== name) return undefined;
    this.#step = undefined;
    return step.value;
  }
}
