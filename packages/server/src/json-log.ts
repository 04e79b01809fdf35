export { createJsonLog, type LogOutput } from './lib/observability/json-log.ts';
