import { type CircuitBreaker, CircuitOpenError } from '@relab/server/limits';
import type { VatNumberService, VatNumberStatus } from './vat-number-service.ts';

/** The public service of the European Commission, which forwards each request to the register of a member state. */
const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';

/**
 * The client of the register of VAT numbers. What it does not answer in time counts as unknown, and keeps nobody from
 * ordering.
 */
export interface ViesOptions {
  readonly url?: string;
  /** Milliseconds for the whole response; 3,000 unless given: a buyer waits for it. */
  readonly timeout?: number;
  /** Requests of this process at once, 4 unless given; more are not sent, so that nobody has the service block this server. */
  readonly maxConcurrent?: number;
  /** Receives one line for each request without a usable response; never the number. */
  readonly log?: (line: string) => void;
  /** Spares buyers the wait while the service does not respond. */
  readonly breaker?: CircuitBreaker;
}

/** The service is there; what it forwards to is not. */
class RegisterUnavailable extends Error {}

/** A response has less than one kilobyte. */
const maxBodyBytes = 16_384;

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) throw new Error(`The response has more than ${maxBodyBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A register that is not available is reported with `valid: false` too: the number is invalid only where nothing else is said. */
function statusOf(body: unknown): VatNumberStatus {
  if (typeof body !== 'object' || body === null || !('valid' in body)) return 'unknown';
  const { valid, userError, errorWrappers } = body as Readonly<Record<string, unknown>>;
  const isError = ![undefined, null, '', 'VALID', 'INVALID'].some((none) => none === userError);
  if (isError || (Array.isArray(errorWrappers) && errorWrappers.length > 0)) return 'unknown';
  if (typeof valid !== 'boolean') return 'unknown';
  return valid ? 'valid' : 'invalid';
}

/** The adapter of the VIES REST service, or of whatever speaks like it at another address. */
export function createVies(options: ViesOptions = {}): VatNumberService {
  const { url = viesUrl, timeout = 3_000, maxConcurrent = 4, log, breaker } = options;
  let underWay = 0;

  async function request(countryCode: string, vatNumber: string): Promise<VatNumberStatus> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readText(response);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const status = statusOf(JSON.parse(text));
    if (status === 'unknown')
      throw new RegisterUnavailable('the register of the member state gave no result');
    return status;
  }

  return {
    async checkVatNumber(country, number) {
      if (underWay >= maxConcurrent) return 'unknown';
      underWay += 1;
      try {
        const call = (): Promise<VatNumberStatus> => request(country, number);
        return await (breaker
          ? breaker.run(call, (error) => !(error instanceof RegisterUnavailable))
          : call());
      } catch (error) {
        // Said once, when the breaker opened.
        if (error instanceof CircuitOpenError) return 'unknown';
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        log?.(`VIES did not check a VAT number of ${country}: ${reason}`);
        return 'unknown';
      } finally {
        underWay -= 1;
      }
    },
  };
}
