import {
  approveOrder,
  getOrderApprovals,
  isGuest,
  rejectOrder,
  withdrawApproval,
} from '@relab/client/commerce';
import { invalid, Redirect, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { readFields, readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ApprovalsView } from './approvals-view.tsx';
import { formOf } from './form-of.ts';
import * as texts from './texts.tsx';

const pageSize = 20;
const here = hrefOf(routes.approvals);

/** Pages of the address count from 1, those of the call from 0. */
function readPage(url: URL): number {
  const page = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

export const page = definePage(routes.approvals, {
  name: 'Approvals',
  async load({ client, url }) {
    if (await isGuest(client)) throw new Redirect(hrefOf(routes.login, undefined, { next: here }));
    const pageNumber = readPage(url);
    const approvals = await getOrderApprovals(client, { page: pageNumber - 1, pageSize });
    const pageCount = Math.max(1, Math.ceil(approvals.totalItemCount / pageSize));
    if (pageNumber > pageCount)
      throw new Redirect(hrefOf(routes.approvals, undefined, { page: pageCount > 1 ? pageCount : null }));
    return { approvals, pageNumber, pageCount };
  },
  async act({ client }, form) {
    const approvalId = readText(form, 'approvalId');
    const intent = readText(form, 'intent');
    const name = formOf(approvalId);
    const noteName = `note-${approvalId}`;
    const fieldOf = (_: string, members: readonly string[]) =>
      members.includes('note') ? noteName : undefined;
    try {
      if (intent === 'approve') {
        await approveOrder(client, { approvalId });
        return redirectTo(hrefOf(routes.approvals, undefined, { approved: approvalId }));
      }
      if (intent === 'withdraw') {
        await withdrawApproval(client, { approvalId });
        return redirectTo(hrefOf(routes.approvals, undefined, { withdrawn: approvalId }));
      }
      const { values, problems } = readFields(form, {
        [noteName]: { requiredMessage: texts.reasonRequired, maxLength: 1000 },
      });
      if (problems.length > 0) return invalid(name, problems, form);
      await rejectOrder(client, { approvalId, note: values[noteName] ?? '' });
      return redirectTo(hrefOf(routes.approvals, undefined, { rejected: approvalId }));
    } catch (error) {
      return callError(name, form, error, { fieldOf, next: here });
    }
  },
  head: () => ({ title: texts.approvals, noIndex: true }),
  View: ApprovalsView,
});
