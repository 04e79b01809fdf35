import { type Environment, wholeNumber } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** Where traces go, by the variables that OpenTelemetry names. */
export interface TraceCollector {
  /** With the path of traces. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of the traces that begin here, from 0 to 1. */
  readonly share: number;
  /** How many requests a second each process records beyond that because their callers do. */
  readonly callers: number;
}

/** `name=value,other=value`, escaped as in addresses. */
function readHeaders(text = ''): Readonly<Record<string, string>> {
  const wrong = (): SettingError =>
    new SettingError('OTEL_EXPORTER_OTLP_HEADERS must be of the form name=value,other=value.');
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] = /^([\w-]+)\s*=\s*(.*)$/.exec(pair) ?? [];
      try {
        const decoded = decodeURIComponent(value);
        if (name === '' || !/^[\x20-\x7e]*$/.test(decoded)) throw wrong();
        return [name, decoded];
      } catch {
        throw wrong();
      }
    }),
  );
}

function readShare(text: string | undefined): number {
  const share = Number(text || 1);
  if (share >= 0 && share <= 1) return share;
  throw new SettingError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it is "${text}".`);
}

/** Undefined without a collector: nothing is traced. Its address and headers are not repeated in errors: they may hold a key. */
export function traceCollector(env: Environment): TraceCollector | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new SettingError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318.',
    );
  return {
    url: `${url.href.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME || 'relab',
    share: readShare(env.OTEL_TRACES_SAMPLER_ARG),
    callers: wholeNumber('RELAB_TRACED_CALLERS', env.RELAB_TRACED_CALLERS, 0, 100_000) ?? 10,
  };
}
