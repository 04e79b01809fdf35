/**
 * What a promise resolves to, or an error with that message after so many milliseconds. The work goes on: whoever started it
 * ends it, and what it rejects with afterwards is dropped.
 */
export async function rejectAfter<Result>(
  timeout: number,
  work: Promise<Result>,
  message: string,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), timeout);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
