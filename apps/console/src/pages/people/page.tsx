import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { DeskPage } from '../../desks/desk-page.tsx';
import { DeskRecord } from '../../desks/desk-record.tsx';
import type { Queue } from '../../desks/queue.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useHasRole } from '../../session/user.tsx';
import type { Page, PageProps } from '../page.ts';
import { AccessPanel } from './access-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import * as texts from './texts.ts';

const lists: readonly Queue[] = [
  { id: 'colleagues', label: texts.colleagues, objectApiName: 'User', listViewApiName: 'Colleagues' },
  { id: 'users', label: texts.users, objectApiName: 'User', listViewApiName: 'AllUsers' },
  { id: 'accounts', label: texts.accounts, objectApiName: 'Account', listViewApiName: 'AllAccounts' },
  { id: 'groups', label: texts.buyerGroups, objectApiName: 'BuyerGroup', listViewApiName: 'AllBuyerGroups' },
];

const queues = lists.map((list): Queue => ({ ...list, isReference: true }));

function PeopleView({ url }: PageProps): ReactNode {
  const isAdministrator = useHasRole('administrator');
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <DeskPage
        title={texts.heading}
        url={url}
        queues={queues}
        actions={
          isAdministrator && (
            <>
              <a href={hrefOf(routes.programs)}>{texts.programs}</a>
              <ActionButton type="button" onClick={() => setInviting(true)}>
                {texts.invite}
              </ActionButton>
            </>
          )
        }
        detail={({ queue: { objectApiName }, recordId }) => (
          <>
            <DeskRecord objectApiName={objectApiName} recordId={recordId} />
            {objectApiName === 'User' && isAdministrator && <AccessPanel userId={recordId} />}
          </>
        )}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

export const page: Page = { View: PeopleView };
