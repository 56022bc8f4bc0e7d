import { runInAction } from 'mobx';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Queries whose responses are held until they are released; commands are answered at once. */
export const pendingQueries = (tasks: Tasks): { readonly tasks: Tasks; readonly release: () => void } => {
  const answers: (() => void)[] = [];
  const later =
    <Args extends readonly unknown[]>(act: ((...args: Args) => void) | undefined) =>
    (...args: Args): void =>
      void answers.push(() => runInAction(() => act?.(...args)));
  return {
    tasks: {
      ...tasks,
      query: (name, intent, handlers) =>
        tasks.query(name, intent, {
          done: later(handlers.done),
          failed: later(handlers.failed),
          finally: later(handlers.finally),
        }),
    },
    release: () => answers.splice(0).forEach((answer) => answer()),
  };
};
