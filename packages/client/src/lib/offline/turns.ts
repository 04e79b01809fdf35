/** Lets tasks of one name go one after the other. Tasks without a name wait for nobody. */
export function createTurns(): <Result>(name: unknown, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<unknown, Promise<void>>();
  return (name, task) => {
    if (name === undefined) return task();
    const turn = (last.get(name) ?? Promise.resolve()).then(task);
    const over: Promise<void> = turn.then(
      () => {},
      () => {},
    );
    last.set(name, over);
    void over.then(() => {
      if (last.get(name) === over) last.delete(name);
    });
    return turn;
  };
}
