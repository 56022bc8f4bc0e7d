/** Runs asynchronous jobs one after another, in the order of the calls: each job sees what the one before it left. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Starts `job` once every earlier job has ended, also one that failed. Resolves or rejects as the job does. */
  run<Value>(job: () => Promise<Value>): Promise<Value> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
