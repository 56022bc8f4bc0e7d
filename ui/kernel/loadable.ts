import { makeAutoObservable, runInAction } from 'mobx';
import { memoizeAsync } from './memoize-async.ts';

/** Code that is loaded on first use, or ahead of it. */
export class Loadable<Value> {
  /** Undefined until it is loaded. Observable, so that a view renders it at once without suspending. */
  value: Value | undefined = undefined;
  /** Loads once. A failed load rejects, and the next call loads again. */
  readonly load: () => Promise<Value>;

  constructor(make: () => Promise<Value>) {
    this.load = memoizeAsync(async () => {
      const value = await make();
      runInAction(() => {
        this.value = value;
      });
      return value;
    });
    makeAutoObservable(this, { load: false }, { deep: false });
  }
}
