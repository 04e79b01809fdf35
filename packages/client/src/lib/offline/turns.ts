/** Lets tasks that have a name in common go one after the other. Tasks without any wait for nobody. */
export function createTurns(): <Result>(
  names: readonly string[],
  task: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<string, Promise<void>>();
  return (names, task) => {
    if (names.length === 0) return task();
    const turn = Promise.all(names.map((name) => last.get(name))).then(task);
    const over: Promise<void> = turn.then(
      () => {},
      () => {},
    );
    for (const name of names) last.set(name, over);
    void over.then(() => {
      for (const name of names) if (last.get(name) === over) last.delete(name);
    });
    return turn;
  };
}
