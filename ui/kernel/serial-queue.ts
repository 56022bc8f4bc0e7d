/**
 * Runs asynchronous jobs one after another, in the order of the calls: each job sees the result of the one before it.
 */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Starts `job` when every earlier job has ended, successfully or not. Resolves or rejects as the job does. */
  run<Value>(job: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
