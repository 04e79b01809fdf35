import { updateSpaceRole } from '@relab/client/content';
import { type ContentSpace, contentFlags, type SpaceAccess } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { useTypeNames } from '../../content/use-type-names.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useReportedWrite } from '../../ui/use-reported-write.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

type Role = SpaceAccess['roles'][number];
type Flag = (typeof contentFlags)[number];

/** Reading and managing are of the whole space. */
const typeFlags = contentFlags.filter((flag) => flag !== 'read' && flag !== 'manage');

export interface RightsProps {
  readonly space: ContentSpace;
  readonly access: SpaceAccess;
}

/** What each role may do in a space, with contents of one type or of all that have no rights of their own. */
export function Rights({ space, access }: RightsProps): ReactNode {
  const typeNames = useTypeNames(space.id);
  const [contentType, setContentType] = useState('');
  const { roles } = access;
  const isOwn = (type: string): boolean =>
    roles.some(({ types }) => types.some((one) => one.contentType === type));
  return (
    <>
      <SelectField
        name="rights-type"
        label={texts.rightsType}
        options={[
          { value: '', label: texts.allTypes },
          ...[...typeNames].map(([value, label]) => ({
            value,
            label: isOwn(value) ? texts.ownRightsOf(label) : label,
          })),
        ]}
        value={contentType}
        onChange={({ target }) => setContentType(target.value)}
      />
      <RightsTable
        spaceId={space.id}
        roles={roles}
        contentType={contentType}
        typeName={typeNames.get(contentType)}
        mayChange={access.ownRights.manage}
      />
    </>
  );
}

interface RightsTableProps {
  readonly spaceId: string;
  readonly roles: readonly Role[];
  /** Empty for all types. */
  readonly contentType: string;
  readonly typeName: string | undefined;
  readonly mayChange: boolean;
}

/** Each flag is set by itself, so that two who set some at once take back nothing of each other. */
function RightsTable({
  spaceId: contentSpaceId,
  roles,
  contentType,
  typeName,
  mayChange,
}: RightsTableProps): ReactNode {
  const client = useClient();
  const report = useReportedWrite();
  const type = contentType === '' ? {} : { contentType };
  const ofType = ({ types }: Role) => types.find((one) => one.contentType === contentType);
  const rightsOf = (role: Role) => ofType(role)?.rights ?? role.rights;
  const nameOf = ({ role }: Role): string => texts.roles[role] ?? role;
  const isChanged = (role: Role): boolean =>
    contentType === '' ? role.isChanged : ofType(role) !== undefined;
  const set = (role: Role, flag: Flag, isSet: boolean): Promise<void> =>
    report(
      () => updateSpaceRole(client, { contentSpaceId, role: role.role, ...type, rights: { [flag]: isSet } }),
      isSet
        ? texts.rightGiven(nameOf(role), texts.flags[flag])
        : texts.rightTaken(nameOf(role), texts.flags[flag]),
    );
  const cell = (role: Role, flag: Flag): ReactNode => {
    const has = rightsOf(role)[flag];
    if (!mayChange || role.isFixed) return has ? texts.yes : <span className={css.no}>{texts.no}</span>;
    return (
      <input
        type="checkbox"
        className={css.flag}
        aria-label={texts.rightOf(nameOf(role), texts.flags[flag])}
        checked={has}
        // Of a type no role has more than reading lets it.
        disabled={contentType !== '' && !role.rights.read}
        onChange={({ target }) => void set(role, flag, target.checked)}
      />
    );
  };
  const reset: TableColumn<Role> = {
    id: 'reset',
    label: texts.actions,
    hidesLabel: true,
    isOneLine: true,
    cell: (role) =>
      isChanged(role) && (
        <ActionButton
          type="button"
          variant="plain"
          aria-label={texts.resetOf(nameOf(role))}
          onClick={() =>
            void report(
              () => updateSpaceRole(client, { contentSpaceId, role: role.role, ...type, isReset: true }),
              texts.rightsReset(nameOf(role)),
            )
          }
        >
          {contentType === '' ? texts.resetRights : texts.likeAllTypes}
        </ActionButton>
      ),
  };
  return (
    <Table
      caption={typeName === undefined ? texts.rights : texts.rightsWith(typeName)}
      rows={roles}
      rowKey={({ role }) => role}
      columns={[
        {
          id: 'role',
          label: texts.role,
          isHeader: true,
          cell: (role) => (
            <>
              {nameOf(role)} {role.isEverywhere && <span className="soft">({texts.everywhere})</span>}
              {isChanged(role) && <span className={css.changed}>{texts.isChanged}</span>}
            </>
          ),
        },
        ...(contentType === '' ? contentFlags : typeFlags).map((flag) => ({
          id: flag,
          label: texts.flags[flag],
          cell: (role: Role) => cell(role, flag),
        })),
        ...(mayChange ? [reset] : []),
      ]}
    />
  );
}
