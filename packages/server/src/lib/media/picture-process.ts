import { type ChildProcess, fork } from 'node:child_process';
import type { PictureOrder, PictureResult, PictureTask, PictureWork } from './picture-work.ts';
import type { Lane } from './work-queue.ts';

/** For `workOf` of `createMedia`. Close them with the server. */
export interface PictureProcesses {
  /** Work of that lane: background work has a process of the lowest priority. */
  of(lane: Lane): PictureWork;
  close(): void;
}

interface Task {
  readonly order: PictureOrder;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** A picture that ended two processes is not tried on a third. */
  isSecond: boolean;
}

/** Milliseconds without work after which a process ends, and its memory with it. */
const restMs = 30_000;

/** A process for pictures that is started for the first task, and again for the next one after it ended. */
function createPictureProcess(args: readonly string[]): { readonly work: PictureWork; close(): void } {
  const tasks = new Map<number, Task>();
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last = 0;

  function end(): void {
    clearTimeout(rest);
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  function start(): ChildProcess {
    const started = fork(new URL('./picture-program.ts', import.meta.url), args, {
      serialization: 'advanced',
      // Else each thread of a decoder keeps memory of its own for good, where the system's C library is GNU's.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', (result: PictureResult) => {
      const task = tasks.get(result.id);
      tasks.delete(result.id);
      if (tasks.size === 0) release(started);
      if ('error' in result) task?.reject(new Error(result.error));
      else task?.resolve(result.value);
    });
    const lose = (): void => {
      if (child === started) child = undefined;
      if (child === undefined) retry();
    };
    // Once its pipe is closed nothing more of it arrives, whether it was killed or went by itself.
    started.on('disconnect', lose);
    started.on('error', lose);
    return started;
  }

  function retry(): void {
    for (const [id, task] of tasks) {
      if (!task.isSecond) {
        task.isSecond = true;
        send(task);
        continue;
      }
      tasks.delete(id);
      task.reject(new Error('The process that makes pictures ended twice with this one.'));
    }
  }

  /** A process without work neither keeps this one running nor stays for long. */
  function release(idle: ChildProcess): void {
    idle.unref();
    idle.channel?.unref();
    rest = setTimeout(end, restMs).unref();
  }

  function send(task: Task): void {
    clearTimeout(rest);
    child ??= start();
    child.ref();
    child.channel?.ref();
    // What could not be sent is sent to the next process, once this one has ended.
    child.send(task.order, () => undefined);
  }

  const run = (task: PictureTask, args: readonly unknown[]): Promise<never> =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      const added: Task = { order: { id: last, task, args }, resolve, reject, isSecond: false };
      tasks.set(last, added);
      send(added);
    }) as Promise<never>;

  return {
    work: {
      drawSmall: (...args) => run('drawSmall', args),
      makePlaceholder: (...args) => run('makePlaceholder', args),
      photoFormat: (...args) => run('photoFormat', args),
      rasterizePhoto: (...args) => run('rasterizePhoto', args),
      rasterizeSvg: (...args) => run('rasterizeSvg', args),
      scaleMaster: (...args) => run('scaleMaster', args),
    },
    close() {
      end();
      for (const { reject } of tasks.values()) reject(new Error('No more pictures are made.'));
      tasks.clear();
    },
  };
}

/**
 * Pictures are made in processes of their own: what decoders take ends with them, one that is killed takes no request
 * along, and what is made ahead has one core, at the lowest priority. Neither is there while nothing is made.
 */
export function createPictureProcesses(): PictureProcesses {
  const lanes = { request: createPictureProcess([]), background: createPictureProcess(['--idle']) } as const;
  return {
    of: (lane) => lanes[lane].work,
    close() {
      for (const { close } of Object.values(lanes)) close();
    },
  };
}
