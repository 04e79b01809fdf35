import type { OrderApproval } from '@relab/contract/commerce';
import { type Database, inTransaction } from '@relab/database';
import { handler, type JobHandler, type JobRun } from '@relab/server/jobs';
import { type EmailTemplate, emailHtml, emailText, enqueueMail } from '@relab/server/mail';
import { sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { readApprovers } from '../approval/approvers.ts';
import {
  approvalDecided,
  approvalReminder,
  approvalRequested,
} from '../mail-request/request-approval-mail.ts';
import { approvalDecision, approvalRequest } from './approval-email-templates.ts';
import { type EmailSettings, emailSettings, type MailSettings } from './mail-settings.ts';

/** A page for somebody who may have to sign in, and to choose the account that they act for. */
function pageLink(path: string, isOwn: boolean, { baseUrl, localizedPath }: EmailSettings): string {
  const link = new URL(localizedPath('/login'), baseUrl);
  const next = localizedPath(path);
  const switching = `${localizedPath('/buying-for')}?${new URLSearchParams({ next })}`;
  link.searchParams.set('next', isOwn ? next : switching);
  return link.href;
}

interface Addressed {
  readonly to: string;
  readonly emailTemplate: EmailTemplate;
}

/** Letters to whoever can decide. Nobody is told of what is decided or withdrawn by now. */
async function requestsOf(
  database: Database,
  approval: OrderApproval,
  settings: MailSettings,
  isReminder = false,
): Promise<Addressed[]> {
  if (approval.state !== 'Pending') return [];
  const approvers = await readApprovers(database, approval.accountId);
  return approvers.map(({ email, isOwn, language }) => {
    const template = emailSettings(settings, language);
    const link = pageLink('/approvals', isOwn, template);
    return { to: email, emailTemplate: approvalRequest(approval, link, template, isReminder) };
  });
}

interface Buyer {
  readonly email: string;
  readonly isOwn: boolean;
  /** A locale as `de_AT`. */
  readonly language: string;
  readonly orderNumber: string | null;
}

function pathOf({ state, awaitsPayment, orderSummaryId }: OrderApproval): string {
  if (state === 'Rejected') return '/cart';
  return awaitsPayment || orderSummaryId === null ? '/checkout/review' : `/orders/${orderSummaryId}`;
}

/** The letter to the buyer; none to somebody who has left, and none about what was withdrawn since. */
async function decisionOf(
  database: Database,
  approval: OrderApproval,
  settings: MailSettings,
): Promise<Addressed[]> {
  if (approval.state !== 'Approved' && approval.state !== 'Rejected') return [];
  const { rows } = await sql<Buyer>`
    select u.email, u.account_id = ${approval.accountId} as "isOwn", u.language_locale_key as language,
      (select o.order_number from order_summary o where o.id = ${approval.orderSummaryId}) as "orderNumber"
    from "user" u where u.id = ${approval.requestedBy.userId} and u.is_active and not u.is_deleted`.execute(
    database,
  );
  return rows.map(({ email, isOwn, language, orderNumber }) => {
    const template = emailSettings(settings, language);
    const link = pageLink(pathOf(approval), isOwn, template);
    return { to: email, emailTemplate: approvalDecision(approval, { link, orderNumber }, template) };
  });
}

/** Leaves the letters to the queue, once: that and the end of this job are one transaction. */
async function send(
  run: JobRun,
  approvalId: string,
  compose: (database: Database, approval: OrderApproval) => Promise<Addressed[]>,
): Promise<undefined> {
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const [approval] = await readApprovals(transaction, sql`r.id = ${approvalId}`);
    if (!approval) return;
    for (const { to, emailTemplate } of await compose(transaction, approval)) {
      const mail = {
        to,
        subject: emailTemplate.title,
        text: emailText(emailTemplate),
        html: emailHtml(emailTemplate),
      };
      await enqueueMail(transaction, mail, run.now());
    }
  });
  return undefined;
}

/** The shop's mails about approvals. */
export function approvalJobs(settings: MailSettings): readonly JobHandler[] {
  return [
    handler(approvalRequested, {
      run: ({ approvalId }, run) =>
        send(run, approvalId, (database, approval) => requestsOf(database, approval, settings)),
    }),
    handler(approvalReminder, {
      run: ({ approvalId }, run) =>
        send(run, approvalId, (database, approval) => requestsOf(database, approval, settings, true)),
    }),
    handler(approvalDecided, {
      run: ({ approvalId }, run) =>
        send(run, approvalId, (database, approval) => decisionOf(database, approval, settings)),
    }),
  ];
}
