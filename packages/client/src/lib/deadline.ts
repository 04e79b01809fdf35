/** Ends something that takes too long. */
export interface Deadline {
  /** Aborts with a TimeoutError. */
  readonly signal: AbortSignal;
  /** The time begins anew: something has moved. */
  renew(): void;
  /** It is done. */
  end(): void;
}

/** `time` is milliseconds. */
export function startDeadline(time: number): Deadline {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  const renew = () => {
    end();
    timer = setTimeout(
      () => controller.abort(new DOMException('The answer took too long.', 'TimeoutError')),
      time,
    );
  };
  renew();
  return { signal: controller.signal, renew, end };
}
