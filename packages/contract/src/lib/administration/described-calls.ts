import type { DescribedCall } from '../described-call.ts';
import { fileResponses, responses } from '../described-call.ts';
import { getInstallationHealth } from './installation-health.ts';
import { InstallationHealth } from './installation-health-schemas.ts';
import { checkListings, getListingIssues } from './listing-issue.ts';
import { ListingIssues } from './listing-issue-schemas.ts';
import {
  cancelPersonErasure,
  exportPersonData,
  getPersonData,
  getPersonErasures,
  requestPersonErasure,
} from './person-data.ts';
import { PersonData, PersonErasure, PersonErasures } from './person-data-schemas.ts';
import {
  createProgram,
  deleteProgram,
  endProgramTokens,
  getPrograms,
  rotateProgramSecret,
  updateProgram,
} from './program.ts';
import { EndedTokens, Program, ProgramSecret, Programs } from './program-schemas.ts';
import { cancelQueueJob, getQueueJobCounts, getQueueJobs, runQueueJobAgain } from './queue-job.ts';
import { QueueJob, QueueJobCounts, QueueJobs } from './queue-job-schemas.ts';
import { getRecordAccesses } from './record-access.ts';
import { RecordAccesses } from './record-access-schemas.ts';
import { getReport, getReports } from './report.ts';
import { Report, Reports } from './report-schemas.ts';
import { getRetention } from './retention.ts';
import { Retention } from './retention-schemas.ts';
import { getSimilarSales } from './similar-sale.ts';
import { SimilarSales } from './similar-sale-schemas.ts';
import { getSystemHealth } from './system-health.ts';
import { SystemHealth } from './system-health-schemas.ts';
import { getUndeliveredMails } from './undelivered-mail.ts';
import { UndeliveredMails } from './undelivered-mail-schemas.ts';
import {
  endUserAccess,
  getUserAccess,
  inviteUser,
  sendUserInvitation,
  sendUserPasswordReset,
} from './user-access.ts';
import { InvitedUser, UserAccess } from './user-access-schemas.ts';

/** What the calls of this folder respond. */
export const administrationCalls: readonly DescribedCall[] = [
  responses(getInstallationHealth, { 200: InstallationHealth }),
  responses(getListingIssues, { 200: ListingIssues }),
  responses(checkListings, { 204: null }),
  responses(getPersonData, { 200: PersonData }),
  fileResponses(exportPersonData, 'application/zip'),
  responses(getPersonErasures, { 200: PersonErasures }),
  responses(requestPersonErasure, { 201: PersonErasure }),
  responses(cancelPersonErasure, { 204: null }),
  responses(getRecordAccesses, { 200: RecordAccesses }),
  responses(getPrograms, { 200: Programs }),
  responses(createProgram, { 201: ProgramSecret }),
  responses(updateProgram, { 200: Program }),
  responses(rotateProgramSecret, { 200: ProgramSecret }),
  responses(endProgramTokens, { 200: EndedTokens }),
  responses(deleteProgram, { 204: null }),
  responses(getQueueJobs, { 200: QueueJobs }),
  responses(getQueueJobCounts, { 200: QueueJobCounts }),
  responses(runQueueJobAgain, { 200: QueueJob }),
  responses(cancelQueueJob, { 200: QueueJob }),
  responses(getReports, { 200: Reports }),
  responses(getReport, { 200: Report }),
  responses(getRetention, { 200: Retention }),
  responses(getSimilarSales, { 200: SimilarSales }),
  responses(getSystemHealth, { 200: SystemHealth }),
  responses(getUndeliveredMails, { 200: UndeliveredMails }),
  responses(inviteUser, { 201: InvitedUser }),
  responses(sendUserInvitation, { 204: null }),
  responses(sendUserPasswordReset, { 204: null }),
  responses(getUserAccess, { 200: UserAccess }),
  responses(endUserAccess, { 204: null }),
];
