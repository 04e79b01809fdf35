export type { BackupFacts, ProcessFigures, ProcessReport } from './lib/processes/process-report.ts';
export {
  otherReleases,
  type ProcessEntry,
  processText,
  type Release,
  type RunningProcess,
  registerProcess,
} from './lib/processes/register-process.ts';
export {
  readPassword,
  readSecret,
  type StoredPassword,
  StoredSecretError,
} from './lib/setup/stored-secret.ts';
