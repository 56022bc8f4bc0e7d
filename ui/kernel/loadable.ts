import { makeAutoObservable, runInAction } from 'mobx';
import { memoizeAsync } from './memoize-async.ts';

/** Code that is loaded when it is first wanted, or a little before. */
export class Loadable<Value> {
  /** Undefined until it is loaded. Observable, so that a view draws it at once and suspends nothing. */
  value: Value | undefined = undefined;
  /** Loads once; a load that fails rejects, and the next call loads again. */
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
