import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { Freshness } from './freshness.ts';
import type { Intent, Tasks } from './tasks.ts';

/** The states of what is loaded (DLG-25). A read moves to pending, and from there to success or error. */
type LoadStatus = 'idle' | 'pending' | 'success' | 'error';

type OnFailed<Failure> = (failure: (Failure & {}) | ApiFailure) => void;

/**
 * A value of the server that several views of a document share. Concurrent loads share one read. A read that began
 * before the last write ended is dropped: the result of the write is newer.
 */
export class Resource<Value, Failure = never> {
  /** Undefined until the first read or write; null if the server has no value. */
  value: Value | null | undefined = undefined;
  /** State of the last read or write. It is also `pending` while an earlier value is shown. */
  status: LoadStatus = 'idle';
  readonly #tasks: Tasks;
  readonly #read: Intent<Value | undefined, Failure>;
  readonly #reads = new Freshness();
  #onFailed: readonly OnFailed<Failure>[] = [];

  constructor(tasks: Tasks, read: Intent<Value | undefined, Failure>) {
    this.#tasks = tasks;
    this.#read = read;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Reads the value. `onFailed` gets the failure, unless the read was dropped. */
  load(onFailed?: OnFailed<Failure>): void {
    if (onFailed !== undefined) this.#onFailed = [...this.#onFailed, onFailed];
    if (this.status !== 'pending') this.read();
  }

  /** Reads the value again after a change outside this document; a read in progress is dropped. */
  refresh(): void {
    this.#reads.invalidate();
    this.read();
  }

  private read(): void {
    this.status = 'pending';
    const isFresh = this.#reads.begin();
    void this.#tasks.command(this.#read, {
      done: (value) => {
        if (isFresh()) this.set(value ?? null);
      },
      failed: (failure) => {
        if (isFresh()) this.fail(failure);
      },
    });
  }

  /** Replaces the value with the result of a write. */
  set(value: Value | null): void {
    this.#reads.invalidate();
    this.#onFailed = [];
    this.value = value;
    this.status = 'success';
  }

  private fail(failure: (Failure & {}) | ApiFailure): void {
    const handlers = this.#onFailed;
    this.#onFailed = [];
    this.status = 'error';
    for (const onFailed of handlers) onFailed(failure);
  }
}
