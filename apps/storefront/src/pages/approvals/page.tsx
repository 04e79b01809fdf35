import {
  approveOrder,
  getOrderApprovals,
  isGuest,
  rejectOrder,
  withdrawApproval,
} from '@relab/client/commerce';
import { actByIntent, type IntentHandlers, invalid, Redirect, redirectTo } from '@relab/pages';
import type { QueryValues } from '@relab/pages/routes';
import { callError } from '../../form/call-error.ts';
import { readFields, readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { definePage, type PageContext } from '../../page.ts';
import { pageNumberOf } from '../../page-number.ts';
import { routes } from '../../routes.ts';
import { ApprovalsView } from './approvals-view.tsx';
import { formOf } from './form-of.ts';
import * as texts from './texts.tsx';

const pageSize = 20;
const here = hrefOf(routes.approvals);

type Handlers = IntentHandlers<PageContext, SiteForms['approvals']>;

const back = (query: QueryValues) => redirectTo(hrefOf(routes.approvals, undefined, query));

const approve: Handlers['approve'] = async ({ client }, form) => {
  const approvalId = readText(form, 'approvalId');
  await approveOrder(client, { approvalId });
  return back({ approved: approvalId });
};

const reject: Handlers['reject'] = async ({ client }, form) => {
  const approvalId = readText(form, 'approvalId');
  const name = `note-${approvalId}` as const;
  const { values, problems } = readFields<typeof name>(form, {
    [name]: { requiredMessage: texts.reasonRequired, maxLength: 1000 },
  });
  if (problems.length > 0) return invalid(formOf(approvalId), problems, form);
  await rejectOrder(client, { approvalId, note: values[name] ?? '' });
  return back({ rejected: approvalId });
};

const withdraw: Handlers['withdraw'] = async ({ client }, form) => {
  const approvalId = readText(form, 'approvalId');
  await withdrawApproval(client, { approvalId });
  return back({ withdrawn: approvalId });
};

export const page = definePage(routes.approvals, {
  name: 'Approvals',
  async load({ client, url }) {
    if (await isGuest(client)) throw new Redirect(hrefOf(routes.login, undefined, { next: here }));
    const pageNumber = pageNumberOf(url);
    const approvals = await getOrderApprovals(client, { page: pageNumber - 1, pageSize });
    const pageCount = Math.max(1, Math.ceil(approvals.totalItemCount / pageSize));
    if (pageNumber > pageCount)
      throw new Redirect(hrefOf(routes.approvals, undefined, { page: pageCount > 1 ? pageCount : null }));
    return { approvals, pageNumber, pageCount };
  },
  act: actByIntent(
    { approve, reject, withdraw },
    {
      otherwise: reject,
      onError(error, form) {
        const approvalId = readText(form, 'approvalId');
        return callError(formOf(approvalId), form, error, {
          fieldOf: (_, members) => (members.includes('note') ? `note-${approvalId}` : undefined),
          next: here,
        });
      },
    },
  ),
  head: () => ({ title: texts.approvals, noIndex: true }),
  View: ApprovalsView,
});
