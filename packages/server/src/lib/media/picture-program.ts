import { constants, setPriority } from 'node:os';
import { loadSharp } from './load-sharp.ts';
import { type PictureOrder, type PictureResult, pictureWork } from './picture-work.ts';

/** Bytes after which a process makes room for a fresh one: what decoders leave behind is never given back, and one picture may take 60 MB more. */
const maxResident = 240 * 1_048_576;

// Ends with its parent, and not by a Ctrl-C that is meant for it: what is under way there waits for this.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

if (process.argv.includes('--idle')) setPriority(constants.priority.PRIORITY_LOW);
const sharp = await loadSharp();
// One core, and no cache between pictures.
sharp.concurrency(1);
sharp.cache(false);

let underWay = 0;

async function work({ id, task, args }: PictureOrder): Promise<PictureResult> {
  try {
    const run: (...args: never[]) => Promise<unknown> = pictureWork[task];
    return { id, value: await run(...(args as never[])) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: PictureOrder) => {
  underWay += 1;
  void work(order).then((result) => {
    underWay -= 1;
    const isLarge = underWay === 0 && process.memoryUsage.rss() > maxResident;
    process.send?.(result, () => {
      if (isLarge && underWay === 0) process.disconnect();
    });
  });
});
