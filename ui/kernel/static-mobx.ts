/**
 * Replaces MobX in the server build, which renders each document once: objects stay plain, views are not wrapped,
 * reactions never run. It has every function that `ui/` imports from `mobx` and `mobx-react-lite`; a missing one fails
 * the build.
 */
export const makeAutoObservable = <Target>(target: Target): Target => target;
export const observer = <View>(view: View): View => view;
export const runInAction = <Result>(work: () => Result): Result => work();
export const reaction = () => (): void => undefined;
export const configure = (): void => undefined;
export const enableStaticRendering = (): void => undefined;
