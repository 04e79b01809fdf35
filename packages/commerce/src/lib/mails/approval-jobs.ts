import type { OrderApproval } from '@relab/contract/commerce';
import { type Database, inTransaction } from '@relab/database';
import { handler, type JobHandler, type JobRun } from '@relab/server/jobs';
import type { EmailTemplate } from '@relab/server/mail';
import { type SqlBool, sql } from 'kysely';
import { readApprovals } from '../approval/approval-rows.ts';
import { readApprovers } from '../approval/approvers.ts';
import { approvalDecided, approvalReminder, approvalRequested } from '../mail-request/request-mail.ts';
import { approvalDecision, approvalRequest } from './approval-email-templates.ts';
import { type EmailSettings, emailSettings, enqueueTemplate, type MailSettings } from './mail-settings.ts';

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

/** The e-mails to those who can decide; none about what is decided or withdrawn by now. */
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

function pathOf({ state, awaitsPayment, orderSummaryId }: OrderApproval): string {
  if (state === 'Rejected') return '/cart';
  return awaitsPayment || orderSummaryId === null ? '/checkout/review' : `/orders/${orderSummaryId}`;
}

/** The e-mail to the buyer; none to one who has left, and none about what was withdrawn since. */
async function decisionOf(
  database: Database,
  approval: OrderApproval,
  settings: MailSettings,
): Promise<Addressed[]> {
  if (approval.state !== 'Approved' && approval.state !== 'Rejected') return [];
  const rows = await database
    .selectFrom('user as u')
    .leftJoin('order_summary as o', (join) => join.on('o.id', '=', approval.orderSummaryId))
    .select(['u.email', 'u.account_id', 'u.language_locale_key as language', 'o.order_number as orderNumber'])
    .where('u.id', '=', approval.requestedBy.userId)
    .where(sql<SqlBool>`u.is_active and not u.is_deleted`)
    .execute();
  return rows.map(({ email, account_id, language, orderNumber }) => {
    const template = emailSettings(settings, language);
    const link = pageLink(pathOf(approval), account_id === approval.accountId, template);
    return { to: email, emailTemplate: approvalDecision(approval, { link, orderNumber }, template) };
  });
}

/** Queues the e-mails once: that and the end of this job are one transaction. */
async function send(
  run: JobRun,
  approvalId: string,
  compose: (database: Database, approval: OrderApproval) => Promise<Addressed[]>,
): Promise<undefined> {
  await inTransaction(run.database, async (transaction) => {
    await run.finish(transaction);
    const [approval] = await readApprovals(transaction, sql`r.id = ${approvalId}`);
    if (!approval) return;
    for (const { to, emailTemplate } of await compose(transaction, approval))
      await enqueueTemplate(transaction, to, emailTemplate, run.now());
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
