/** Long enough for the next press of a step, in milliseconds. */
const pause = 400;

export interface LastChangeOptions {
  /** What the cart holds at first. */
  readonly saved: number;
  /** Answers whether the cart took it. */
  readonly save: (quantity: number) => Promise<boolean>;
  /** Shows a quantity; forced where what stands there was refused. */
  readonly show: (quantity: number, isForced: boolean) => void;
}

export interface LastChange {
  /** The latest change has another target. */
  readonly want: (quantity: number) => void;
  /** What the cart holds now, and whether a change of it is on its way. */
  readonly settle: (saved: number, isPending: boolean) => void;
  /** Sends at once what still waits, such as when the page is left. */
  readonly flush: () => Promise<void>;
}

/**
 * For quick presses of + and −: those within a pause are sent as one change, and the cart ends with what was pressed last,
 * also where that was while another change was on its way (S-153). What comes back meanwhile overwrites nothing.
 */
export function createLastChange({ saved: first, save, show }: LastChangeOptions): LastChange {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved = first;
  /** What the cart will hold when everything that was sent has arrived. */
  let sent = first;
  let waiting: number | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    const quantity = waiting;
    waiting = undefined;
    if (quantity === undefined || quantity === sent) return;
    sent = quantity;
    const isTaken = await save(quantity);
    if (isTaken || sent !== quantity) return;
    sent = saved;
    if (waiting === undefined) show(saved, true);
  };

  return {
    want(quantity) {
      waiting = quantity;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pause);
    },
    settle(stored, isPending) {
      saved = stored;
      if (isPending || waiting !== undefined) return;
      sent = stored;
      show(stored, false);
    },
    flush,
  };
}
