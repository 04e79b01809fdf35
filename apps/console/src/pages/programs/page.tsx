import {
  deleteProgram,
  endProgramTokens,
  getPrograms,
  rotateProgramSecret,
} from '@relab/client/administration';
import type { Program } from '@relab/contract/administration';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ActionMenu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import type { Page } from '../page.ts';
import { CreateProgramDialog } from './create-program-dialog.tsx';
import type { NewSecret } from './new-secret.ts';
import { SecretDialog } from './secret-dialog.tsx';
import * as texts from './texts.ts';

function ProgramsView(): ReactNode {
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<NewSecret>();
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader
        title={texts.heading}
        kind={<a href={hrefOf(routes.people)}>{texts.people}</a>}
        actions={
          <ActionButton type="button" onClick={() => setMaking(true)}>
            {texts.makeProgram}
          </ActionButton>
        }
      />
      <ReadSection>
        <ProgramTable onSecret={setSecret} />
      </ReadSection>
      <CreateProgramDialog isOpen={isMaking} onClose={() => setMaking(false)} onMade={setSecret} />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}

interface Question {
  readonly kind: 'rotate' | 'end' | 'delete';
  readonly program: Program;
}

function ProgramTable({ onSecret }: { readonly onSecret: (secret: NewSecret) => void }): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const { programs } = useSuspendingRead(getPrograms, {});
  const [question, setQuestion] = useState<Question>();
  if (programs.length === 0) return <EmptyState title={texts.noPrograms}>{texts.noProgramsHint}</EmptyState>;
  const confirm = async (): Promise<void> => {
    if (!question) return;
    const { program, name } = question.program;
    if (question.kind === 'rotate') {
      const { secret } = await rotateProgramSecret(client, { program });
      onSecret({ name, program, secret });
    } else if (question.kind === 'end') await endProgramTokens(client, { program });
    else await deleteProgram(client, { program });
  };
  return (
    <>
      <Table
        caption={texts.heading}
        rows={programs}
        rowKey={({ program }) => program}
        columns={[
          { id: 'name', label: texts.name, isHeader: true, cell: ({ name }) => name },
          { id: 'id', label: texts.clientId, cell: ({ program }) => <code>{program}</code> },
          {
            id: 'acts',
            label: texts.actsAs,
            cell: ({ actsAsName, isPublic }) => actsAsName ?? (isPublic ? texts.isPublic : texts.forPeople),
          },
          { id: 'scopes', label: texts.scopes, cell: ({ scopes }) => scopes.join(', ') },
          {
            id: 'users',
            label: texts.tokens,
            isNumber: true,
            cell: ({ userCount }) => formats.number(userCount),
          },
          {
            id: 'secret',
            label: texts.secretOf,
            cell: ({ secretChangedAt, createdAt, isPublic }) =>
              isPublic ? texts.noSecret : formats.moment(secretChangedAt ?? createdAt),
          },
          {
            id: 'actions',
            label: texts.actions,
            hidesLabel: true,
            cell: (program) => (
              <ActionMenu
                label={texts.actionsOf(program.name)}
                entries={[
                  ...(program.isPublic || program.isOfFile
                    ? []
                    : [
                        {
                          id: 'rotate',
                          label: texts.rotate,
                          onAction: () => setQuestion({ kind: 'rotate', program }),
                        },
                      ]),
                  {
                    id: 'end',
                    label: texts.endTokens,
                    onAction: () => setQuestion({ kind: 'end', program }),
                  },
                  {
                    id: 'delete',
                    label: texts.deleteProgram,
                    description: program.isOfFile ? texts.isOfFile : undefined,
                    isDisabled: program.isOfFile,
                    onAction: () => setQuestion({ kind: 'delete', program }),
                    startsGroup: true,
                  },
                ]}
              >
                {texts.actions}
              </ActionMenu>
            ),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question ? texts.questions[question.kind](question.program.name) : ''}
        confirmLabel={question ? texts.confirmations[question.kind] : ''}
        onConfirm={confirm}
        onClose={() => setQuestion(undefined)}
      >
        {question && texts.consequences[question.kind]}
      </ConfirmDialog>
    </>
  );
}

export const page: Page = { View: ProgramsView };
