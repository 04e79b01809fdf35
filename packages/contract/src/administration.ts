// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { getInstallationHealth } from './lib/administration/installation-health.ts';
export { checkListings, getListingIssues } from './lib/administration/listing-issue.ts';
export {
  cancelPersonErasure,
  exportPersonData,
  getPersonData,
  getPersonErasures,
  requestPersonErasure,
} from './lib/administration/person-data.ts';
export {
  createProgram,
  deleteProgram,
  endProgramTokens,
  getPrograms,
  rotateProgramSecret,
  updateProgram,
} from './lib/administration/program.ts';
export {
  cancelQueueJob,
  getQueueJobCounts,
  getQueueJobs,
  runQueueJobAgain,
} from './lib/administration/queue-job.ts';
export { getRecordAccesses } from './lib/administration/record-access.ts';
export { getReport, getReports } from './lib/administration/report.ts';
export type {
  EndedTokens,
  InstallationHealth,
  InvitedUser,
  ListingIssues,
  PersonData,
  PersonErasure,
  PersonErasures,
  Program,
  ProgramSecret,
  Programs,
  QueueJob,
  QueueJobCounts,
  QueueJobs,
  RecordAccess,
  RecordAccesses,
  Report,
  Reports,
  Retention,
  SimilarSales,
  SystemHealth,
  UndeliveredMail,
  UndeliveredMails,
  UserAccess,
} from './lib/administration/responses.ts';
export { getRetention } from './lib/administration/retention.ts';
export { getSimilarSales } from './lib/administration/similar-sale.ts';
export { getSystemHealth } from './lib/administration/system-health.ts';
export { getUndeliveredMails } from './lib/administration/undelivered-mail.ts';
export {
  endUserAccess,
  getUserAccess,
  inviteUser,
  sendUserInvitation,
  sendUserPasswordReset,
} from './lib/administration/user-access.ts';
