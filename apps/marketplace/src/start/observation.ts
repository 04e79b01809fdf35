import type { OpenDatabase } from '@relab/database';
import type { AroundJob } from '@relab/server/jobs';
import {
  combineObservers,
  createAccessLog,
  createRecentRequests,
  type Log,
  logSlowStatements,
  type MeasuredProcess,
  measureProcess,
  type ObserveRequest,
  type Observer,
  observeRequests,
  traceStatements,
} from '@relab/server/observability';
import type { OpenReadReplica } from '@relab/server/replica';
import type { ProcessEntry } from '@relab/server/setup';
import type { Tracing } from '@relab/server/tracing';
import manifest from '../../package.json' with { type: 'json' };
import type { Settings } from '../settings.ts';
import { openStandardOutput } from './standard-output.ts';
import { createStartupReporter, type StartupReporter } from './startup-reporter.ts';

/** What is read of a process when somebody asks for its metrics, and for what it reports to all. */
export interface Measured extends MeasuredProcess, Pick<OpenDatabase, 'database'> {
  readonly replica?: Pick<OpenReadReplica, 'facts' | 'pool'> | undefined;
}

/** The same of a process without a database: the pages over another server. */
export type MeasuredPages = Pick<Measured, 'breakers' | 'load'>;

/** What an operator sees of the process: its lines, and what is counted. */
export interface Observation {
  readonly reporter: StartupReporter;
  readonly log: Log;
  readonly observer: Required<Observer>;
  readonly observeRequest: ObserveRequest;
  /** Records each job, where traces are set. */
  readonly aroundJob: AroundJob | undefined;
  /** Has a process enter what it measures of itself, where all processes are entered. */
  reportProcess(entry: Pick<ProcessEntry, 'reportWith'>, measured: Measured): void;
  /**
   * Opens the port of the metrics, where one is set. With `isServing` it says there as well how a process is that has no port
   * for visitors: ready while that holds and the database answers.
   */
  openMetrics(measured: Measured | MeasuredPages, now: () => Date, isServing?: () => boolean): Promise<void>;
  close(): Promise<void>;
}

/** A line for people; what belongs to it stands behind it. */
const textLog =
  (reporter: StartupReporter): Log =>
  (message, level = 'warn', fields = {}) => {
    const { requestId, duration, statements, statement } = fields;
    const facts = [
      duration === undefined ? [] : `${duration} ms`,
      statements === undefined ? [] : `${statements} statements`,
      requestId ?? [],
      statement ?? [],
    ].flat();
    reporter.report(level === 'info' ? 'Request' : 'Log', [message, ...facts].join('  '));
  };

/** What is reported while it starts and ends, as lines of the log. */
const loggedReporter = (log: Log): StartupReporter => ({
  report: (subject, text) => log(text, 'info', { subject }),
  progress: () => undefined,
});

async function openLog({
  observation,
  processNumber,
}: Settings): Promise<Pick<Observation, 'log' | 'reporter'>> {
  const output = openStandardOutput();
  if (observation.logFormat === 'json') {
    // Loaded where it is set alone.
    const { createJsonLog } = await import('@relab/server/json-log');
    const log = createJsonLog(output);
    return { log, reporter: loggedReporter(log) };
  }
  const reporter = createStartupReporter(output, processNumber);
  return { log: textLog(reporter), reporter };
}

/** Loaded where a collector is set alone. */
async function openTracing(
  { observation: { traces }, processNumber }: Settings,
  log: Log,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { createTracing } = await import('@relab/server/tracing');
  const { url, headers, share, callers, serviceName } = traces;
  const resource = {
    'service.name': serviceName,
    'service.version': manifest.version,
    'service.instance.id': processNumber === undefined ? undefined : String(processNumber),
    'process.pid': process.pid,
  };
  return createTracing({ url, headers, share, callers, resource, log });
}

/** What the settings ask for: a log of lines or of JSON, an access log, slow statements, metrics. */
export async function openObservation(settings: Settings): Promise<Observation> {
  const { observation, trustProxy } = settings;
  const { log, reporter } = await openLog(settings);
  const metrics = observation.metrics && (await import('@relab/server/metrics'));
  const counted = metrics?.createMetrics();
  const { slowStatement } = observation;
  const tracing = await openTracing(settings, log);

  const recent = createRecentRequests();
  const observer = combineObservers([
    traceStatements,
    recent.observer,
    ...(observation.logsRequests ? [createAccessLog(log)] : []),
    ...(slowStatement === undefined ? [] : [logSlowStatements(log, slowStatement)]),
    ...(counted ? [counted.observer] : []),
    ...(tracing ? [tracing.observer] : []),
  ]);
  let closeMetrics = async (): Promise<void> => undefined;
  const observeRequest = observeRequests(observer, trustProxy);
  return {
    reporter,
    log,
    observer,
    observeRequest: tracing ? tracing.traceRequests(observeRequest) : observeRequest,
    aroundJob: tracing && ((job, run) => tracing.traceJob(job, run)),
    reportProcess: (entry, measured) => entry.reportWith(measureProcess(recent, measured)),
    async openMetrics(measured, now, isServing) {
      if (!metrics || !counted || !observation.metrics) return;
      const { breakers, load } = measured;
      counted.addGauges([metrics.breakerGauge(breakers), ...(load ? metrics.loadGauges(load) : [])]);
      const database = 'database' in measured ? measured.database : undefined;
      if ('database' in measured) {
        const { pool, backups, replica } = measured;
        counted.addGauges([
          metrics.databaseGauge(measured.database),
          metrics.poolGauge(pool),
          ...metrics.queueGauges(measured.database, now),
          ...metrics.retentionGauges(measured.database),
          ...(backups ? metrics.backupGauges(backups, now) : []),
          ...(replica ? metrics.replicaGauges(replica.facts, replica.pool) : []),
        ]);
      }
      const { host, port } = observation.metrics;
      const isUp = async () => database === undefined || (await metrics.isDatabaseUp(database));
      const isReady = isServing && (async () => isServing() && (await isUp()));
      const listener = await metrics.listenForMetrics(counted, host, port, isReady);
      closeMetrics = listener.close;
      reporter.report(
        'Metrics',
        `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}/metrics`,
      );
    },
    async close() {
      await Promise.all([closeMetrics(), tracing?.close()]);
    },
  };
}
