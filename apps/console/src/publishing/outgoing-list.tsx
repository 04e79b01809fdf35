import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { languageName } from '../content/language-name.ts';
import { StatusBadge } from '../content/status-badge.tsx';
import { useTypeNames } from '../content/use-type-names.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useFormats } from '../session/use-formats.ts';
import { type OutgoingChoice, type OutgoingItem, type OutgoingNode, outgoingTree } from './outgoing.ts';
import css from './publishing.module.css';
import * as texts from './texts.ts';

const hrefOfItem = ({ managedContentId: contentId, language }: OutgoingItem): string =>
  hrefOf(routes.contentItem, { contentId }, { language });

export interface OutgoingListProps {
  readonly choice: OutgoingChoice;
  readonly spaceId: string;
}

/** First what of the chosen cannot go out, and why; then what does, as a tree. */
export function OutgoingList({ choice: { ready, blocked }, spaceId }: OutgoingListProps): ReactNode {
  const typeNames = useTypeNames(spaceId);
  const formats = useFormats();
  const typeNameOf = ({ contentType: { fullyQualifiedName, name } }: OutgoingItem): string =>
    typeNames.get(fullyQualifiedName) ?? name;
  return (
    <div className={css.outgoing}>
      {blocked.length > 0 && (
        <Notice tone="error" heading={texts.unfinished(blocked.length, formats.number(blocked.length))}>
          <ul className={css.problems}>
            {blocked.map(({ item, causes }) => (
              <li key={item.managedContentVariantId}>
                <ItemLink item={item} />
                <ul>
                  {causes.map((cause) =>
                    cause === item ? (
                      <Reasons
                        key={cause.managedContentVariantId}
                        item={cause}
                        typeName={typeNameOf(cause)}
                      />
                    ) : (
                      <li key={cause.managedContentVariantId}>
                        {texts.takesAlong} <ItemLink item={cause} />
                        <ul>
                          <Reasons item={cause} typeName={typeNameOf(cause)} />
                        </ul>
                      </li>
                    ),
                  )}
                </ul>
              </li>
            ))}
          </ul>
          {ready.length > 0 && <p>{texts.othersGoOut}</p>}
        </Notice>
      )}
      {ready.length > 0 && (
        <>
          <p>{texts.goesOut(ready.length, formats.number(ready.length))}</p>
          <OutgoingBranch nodes={outgoingTree(ready)} typeNameOf={typeNameOf} />
        </>
      )}
    </div>
  );
}

const ItemLink = ({ item }: { readonly item: OutgoingItem }): ReactNode => (
  <a href={hrefOfItem(item)}>{texts.inLanguage(item.title, languageName(item.language))}</a>
);

function reasonOf({ kind, path, message }: OutgoingItem['problems'][number], typeName: string): string {
  switch (kind) {
    case 'right':
      return texts.noRight(typeName);
    case 'workflow':
      return texts.notApproved;
    case 'channel':
      return texts.noChannel;
    case 'urlName':
      return message;
    case 'field':
      return texts.problemAt(path.join('.'), message);
  }
}

interface ReasonsProps {
  readonly item: OutgoingItem;
  readonly typeName: string;
}

const Reasons = ({ item, typeName }: ReasonsProps): ReactNode =>
  item.problems.map((problem) => (
    <li key={`${problem.kind} ${problem.path.join('.')}`}>{reasonOf(problem, typeName)}</li>
  ));

interface OutgoingBranchProps {
  readonly nodes: readonly OutgoingNode[];
  readonly typeNameOf: (item: OutgoingItem) => string;
}

function OutgoingBranch({ nodes, typeNameOf }: OutgoingBranchProps): ReactNode {
  return (
    <ul className={css.branch}>
      {nodes.map(({ item, children }) => (
        <li key={item.managedContentVariantId}>
          <span className={css.item}>
            <span>{item.title}</span>
            <span className="soft">
              {texts.typeAndLanguage(typeNameOf(item), languageName(item.language))}
            </span>
            <StatusBadge status={item.status.status} />
          </span>
          {children.length > 0 && <OutgoingBranch nodes={children} typeNameOf={typeNameOf} />}
        </li>
      ))}
    </ul>
  );
}
