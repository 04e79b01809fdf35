/** Ends something that takes too long. */
export interface Deadline {
  /** Aborts with a TimeoutError. */
  readonly signal: AbortSignal;
  /** The time begins anew: something has moved. */
  renew(): void;
  /** It is done. */
  end(): void;
}

/** The longest that a timer can wait; what is longer would end at once. */
const longest = 2_147_483_647;

/** `time` is milliseconds. */
export function startDeadline(time: number): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const renew = () => {
    end();
    timer = setTimeout(
      () => controller.abort(new DOMException('The answer took too long.', 'TimeoutError')),
      Math.min(time, longest),
    );
  };
  renew();
  return { signal: controller.signal, renew, end };
}
