import { randomUUID } from 'node:crypto';
import { ApiError } from '@relab/server/http';
import { type createWorkQueue, QueueFull } from '@relab/server/media';

/** Does work on files as its queue lets it; 503 where too much waits already. */
export async function inTurn<Result>(
  queue: ReturnType<typeof createWorkQueue>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await queue.run(randomUUID(), 'request', work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new ApiError('SERVER_UNAVAILABLE', 'Too many files are being read. Please try again shortly.', {
      headers: { 'Retry-After': '5' },
    });
  }
}
