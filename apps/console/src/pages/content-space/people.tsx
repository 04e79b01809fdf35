import { addSpaceMember, removeSpaceMember, updateSpaceMember } from '@relab/client/content';
import { type ContentSpace, collaboratorRoles, type SpaceAccess } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField, TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { OffsetPages } from '../../content/offset-pages.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import { useSubmission } from '../../ui/use-submission.ts';
import css from './page.module.css';
import { Rights } from './rights.tsx';
import * as texts from './texts.ts';

export interface PeopleProps {
  readonly space: ContentSpace;
  readonly access: SpaceAccess;
  readonly url: URL;
}

type Member = SpaceAccess['members'][number];

const roleOptions = collaboratorRoles.map((role) => ({ value: role, label: texts.roles[role] ?? role }));
const roleNamed = (value: string) => collaboratorRoles.find((role) => role === value) ?? 'ContentReader';

/** The members of a space, and what each role may do. */
export function People({ space, access, url }: PeopleProps): ReactNode {
  const { members, ownRights, hasMore } = access;
  return (
    <>
      <section className={css.part} aria-labelledby="members-heading">
        <h2 id="members-heading">{texts.members}</h2>
        <p className="soft">{texts.membersHint}</p>
        {members.length === 0 ? (
          <EmptyState title={texts.noMembers}>{texts.noMembersHint}</EmptyState>
        ) : (
          <Members spaceId={space.id} members={members} mayChange={ownRights.manage} />
        )}
        <OffsetPages
          url={url}
          hasNext={hasMore}
          label={texts.membersPages}
          previous={texts.firstMembers}
          next={texts.moreMembers}
        />
        {ownRights.manage && <AddMember spaceId={space.id} />}
      </section>
      <section className={css.part} aria-labelledby="rights-heading">
        <h2 id="rights-heading">{texts.rights}</h2>
        <p className="soft">{texts.rightsHint}</p>
        <Rights space={space} access={access} />
      </section>
    </>
  );
}

interface MembersProps {
  readonly spaceId: string;
  readonly members: readonly Member[];
  readonly mayChange: boolean;
}

function Members({ spaceId: contentSpaceId, members, mayChange }: MembersProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const report = useReportedWrite();
  const [leaving, setLeaving] = useState<Member>();
  return (
    <>
      <Table
        caption={texts.members}
        rows={members}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', label: texts.name, isHeader: true, cell: ({ name }) => name },
          {
            id: 'role',
            label: texts.role,
            cell: ({ id, name, role }) =>
              mayChange ? (
                <select
                  aria-label={texts.roleOf(name)}
                  value={role}
                  onChange={({ target }) =>
                    void report(
                      () =>
                        updateSpaceMember(client, {
                          ...{ contentSpaceId, userId: id, role: roleNamed(target.value) },
                        }),
                      texts.changed(name),
                    )
                  }
                >
                  {roleOptions.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              ) : (
                (texts.roles[role] ?? role)
              ),
          },
          ...(mayChange
            ? [
                {
                  id: 'actions',
                  label: texts.actions,
                  hidesLabel: true,
                  isOneLine: true,
                  cell: (member: Member) => (
                    <ActionButton
                      type="button"
                      variant="secondary"
                      aria-label={texts.removeOne(member.name)}
                      onClick={() => setLeaving(member)}
                    >
                      {texts.remove}
                    </ActionButton>
                  ),
                },
              ]
            : []),
        ]}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={texts.removeTitle(leaving?.name ?? '')}
        confirmLabel={texts.remove}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => {
          if (!leaving) return;
          await removeSpaceMember(client, { contentSpaceId, userId: leaving.id });
          toast({ text: texts.removed(leaving.name) });
        }}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </>
  );
}

function AddMember({ spaceId: contentSpaceId }: { readonly spaceId: string }): ReactNode {
  const client = useClient();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Member['role']>('ContentAuthor');
  const { isBusy, problems, submit } = useSubmission();
  return (
    <form
      className={css.form}
      aria-labelledby="add-member"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(async () => {
          await addSpaceMember(client, { contentSpaceId, email: email.trim(), role });
          setEmail('');
          toast({ text: texts.added });
          return undefined;
        });
      }}
    >
      <h3 id="add-member">{texts.add}</h3>
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
      <div className={css.add}>
        <TextField
          name="member-email"
          type="email"
          label={texts.email}
          hint={texts.addHint}
          required
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          name="member-role"
          label={texts.role}
          options={roleOptions}
          value={role}
          onChange={({ target }) => setRole(roleNamed(target.value))}
        />
        <ActionButton busy={isBusy}>{texts.addNow}</ActionButton>
      </div>
    </form>
  );
}
