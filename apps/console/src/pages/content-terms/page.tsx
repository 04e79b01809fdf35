import { deleteTaxonomyTerm, getManagedContentSpaces, getTaxonomyTerms } from '@relab/client/content';
import type { TaxonomyTerms } from '@relab/contract/content';
import { useClient, useRead, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useHasRole } from '../../session/user.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyTree, type TreeLevel, type TreeNode } from '../../ui/lazy-tree.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page } from '../page.ts';
import css from './page.module.css';
import { TermDialog } from './term-dialog.tsx';
import * as texts from './texts.ts';

type Term = TaxonomyTerms['terms'][number];

/** Nobody reads more of one level. */
const pageSize = 250;

interface TermNode extends TreeNode {
  readonly term: Term;
}

const nodeOf = (term: Term): TermNode => ({
  ...{ id: term.id, label: term.label, hasChildren: term.hasChildTerms, term },
});

function useLevel({ id: parentId }: TreeNode): TreeLevel {
  const { data, error } = useRead(getTaxonomyTerms, { parentId, pageSize });
  return {
    nodes: data?.terms.map(nodeOf),
    note: error ? error.message : data?.nextPageUrl ? texts.moreTerms : undefined,
  };
}

type Question = 'taxonomy' | 'below' | 'rename' | 'delete';

function TermsView(): ReactNode {
  const isAdministrator = useHasRole('administrator');
  const [isMaking, setMaking] = useState(false);
  return (
    <div className={css.page}>
      <title>{documentTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        kind={<a href={hrefOf(routes.content)}>{texts.spaces}</a>}
        actions={
          isAdministrator && (
            <ActionButton type="button" onClick={() => setMaking(true)}>
              {texts.newTaxonomy}
            </ActionButton>
          )
        }
      >
        {texts.hint}
      </PageHeader>
      <ReadSection>
        <Terms />
      </ReadSection>
      {isMaking && <TermDialog title={texts.newTaxonomy} onClose={() => setMaking(false)} />}
    </div>
  );
}

/** The tree of all terms, and what is done with the one that is chosen. */
function Terms(): ReactNode {
  const { terms } = useSuspendingRead(getTaxonomyTerms, { pageSize });
  const [chosen, setChosen] = useState<Term>();
  if (terms.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  return (
    <div className={css.columns}>
      <LazyTree
        label={texts.title}
        roots={terms.map(nodeOf)}
        useLevel={useLevel}
        selected={new Set(chosen ? [chosen.id] : [])}
        open={terms.length === 1 ? terms.map(({ id }) => id) : []}
        onSelect={(node) => setChosen((node as TermNode).term)}
      />
      {chosen ? (
        <ChosenTerm key={chosen.id} term={chosen} onChange={setChosen} />
      ) : (
        <p className="soft">{texts.chooseOne}</p>
      )}
    </div>
  );
}

interface ChosenTermProps {
  readonly term: Term;
  readonly onChange: (term: Term | undefined) => void;
}

function ChosenTerm({ term, onChange }: ChosenTermProps): ReactNode {
  const client = useClient();
  const [question, setQuestion] = useState<Question>();
  const { data: spaces } = useRead(getManagedContentSpaces, { pageSize: 250 });
  const close = (): void => setQuestion(undefined);
  const { id, label, isTaxonomy, isEditable } = term;
  return (
    <section className={css.chosen} aria-label={label}>
      <h2>{label}</h2>
      <p className="soft">{term.pathLabel}</p>
      {!isTaxonomy && (
        <ul className={css.spaces} aria-label={texts.contents}>
          {spaces?.spaces.map((space) => (
            <li key={space.id}>
              <a
                href={hrefOf(
                  routes.contentFolder,
                  { folderId: space.rootFolderId },
                  { term: id, termName: label, in: 'space' },
                )}
              >
                {texts.contentsIn(space.name)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isEditable ? (
        <div className={css.actions}>
          <ActionButton type="button" variant="secondary" onClick={() => setQuestion('below')}>
            {texts.addBelow}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={() => setQuestion('rename')}>
            {texts.rename}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={() => setQuestion('delete')}>
            {texts.remove}
          </ActionButton>
        </div>
      ) : (
        <p>{texts.notEditable}</p>
      )}
      {question === 'below' && <TermDialog title={texts.addBelowOf(label)} parentId={id} onClose={close} />}
      {question === 'rename' && (
        <TermDialog title={texts.rename} term={term} onChange={onChange} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={question === 'delete'}
        title={texts.deleteQuestion(label)}
        confirmLabel={texts.deleteNow}
        onClose={close}
        onConfirm={async () => {
          await deleteTaxonomyTerm(client, { termId: id });
          onChange(undefined);
        }}
      >
        {texts.deleteHint}
      </ConfirmDialog>
    </section>
  );
}

export const page: Page = {
  View: TermsView,
  preload: (client) => void getTaxonomyTerms.prefetch(client, { pageSize }),
};
