import { networkOf } from '@relab/server/limits';

/** Whether the other server says that it has too much to do. */
export interface UpstreamPressure {
  /** One of its responses, and whose request it was to. */
  note(response: Pick<Response, 'status' | 'headers'>, address: string | undefined): void;
  isPressed(): boolean;
}

export interface UpstreamPressureOptions {
  readonly log: (line: string) => void;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
  /** Milliseconds since 1970, for times that the other server names. */
  readonly date?: () => number;
}

/** So many of the latest responses are looked at, and so many of them say it. */
const windowSize = 12;
const enough = 5;
/** 429 is said to one caller, who may be asked for less than others are: several have to hear it. */
const enoughNetworks = 3;
const minSeconds = 1;
const maxSeconds = 120;
const usualSeconds = 5;

/** The seconds that `Retry-After` names, or that are left until the time that it names. */
function secondsOf(header: string, date: () => number): number {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - date()) / 1000;
  return Math.min(maxSeconds, Math.max(minSeconds, Number.isNaN(seconds) ? usualSeconds : seconds));
}

interface Noted {
  /** Whom it was said to; undefined for all that is said to everybody. */
  readonly network: string | undefined;
  readonly seconds: number;
}

const saysIt = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 429 || (status === 503 && headers.has('retry-after'));

/**
 * Follows whether the other server wants fewer requests: several 503 with a time, or several 429 to different visitors. For the
 * longest time that they name it is under pressure, and begins anew after that.
 */
export function createUpstreamPressure({
  log,
  now = () => performance.now(),
  date = Date.now,
}: UpstreamPressureOptions): UpstreamPressure {
  let latest: readonly (Noted | undefined)[] = [];
  let until = 0;
  return {
    note(response, address) {
      const noted = saysIt(response)
        ? {
            network: response.status === 429 ? networkOf(address ?? '') : undefined,
            seconds: secondsOf(response.headers.get('retry-after') ?? String(usualSeconds), date),
          }
        : undefined;
      latest = [...latest, noted].slice(-windowSize);
      const limited = latest.filter((one) => one !== undefined);
      const networks = new Set(limited.map(({ network }) => network));
      if (limited.length < enough || !(networks.has(undefined) || networks.size >= enoughNetworks)) return;
      const seconds = Math.ceil(Math.max(...limited.map((one) => one.seconds)));
      until = now() + 1000 * seconds;
      latest = [];
      log(`The shop has too much to do: guests who look around are answered 503 for ${seconds} s.`);
    },
    isPressed: () => now() < until,
  };
}
