export { type Analytics, type AnalyticsOptions, createAnalytics } from './analytics.ts';
export { type Batch, type BatchOptions, createBatch, type Timers } from './batch.ts';
export { type BeaconSinkOptions, createBeaconSink } from './beacon-sink.ts';
export type { AnalyticsEvent, AnalyticsEventKind, CartLine } from './event.ts';
export { createEventQueue, type EventQueue, type EventQueueOptions } from './event-queue.ts';
export { isSearchAddress, type PageKind, pageKindOf, reportedName } from './page-rules.ts';
export { createSession, type Session } from './session.ts';
export { consoleSink, dataLayerSink, type Sink } from './sink.ts';
export { type StartOptions, startAnalytics } from './start-analytics.ts';
