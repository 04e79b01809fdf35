import { isRunning } from './postmaster.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function interrupt(pid: number): void {
  try {
    if (isRunning(pid)) process.kill(pid, 'SIGINT');
  } catch {
    // It ended in between.
  }
}

/**
 * Tells a server to stop when this process ends without having closed it. A signal that the program itself handles is
 * left to it: it will close the database in its own order. Gives a function that undoes this.
 */
export function stopWithProcess(pid: number): () => void {
  const onExit = (): void => interrupt(pid);
  const onSignal = (signal: NodeJS.Signals): void => {
    if (process.listenerCount(signal) > 1) return;
    interrupt(pid);
    undo();
    process.kill(process.pid, signal);
  };
  function undo(): void {
    process.off('exit', onExit);
    for (const signal of signals) process.off(signal, onSignal);
  }
  process.on('exit', onExit);
  for (const signal of signals) process.on(signal, onSignal);
  return undo;
}
