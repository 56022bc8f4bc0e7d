/** Runs tasks one after another, in the order of the calls; a failed task does not stop the next one. */
export const serialQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
};
