import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { languageName } from '../content/language-name.ts';
import { StatusBadge } from '../content/status-badge.tsx';
import { useTypeNames } from '../content/use-type-names.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { useFormats } from '../session/use-formats.ts';
import { type OutgoingItem, type OutgoingNode, outgoingTree } from './outgoing.ts';
import css from './publishing.module.css';
import * as texts from './texts.ts';

const hrefOfItem = ({ managedContentId: contentId, language }: OutgoingItem): string =>
  hrefOf(routes.contentItem, { contentId }, { language });

export interface OutgoingListProps {
  readonly items: readonly OutgoingItem[];
  readonly spaceId: string;
}

/** What goes out: first what keeps some of it from going out, then all of it as a tree. */
export function OutgoingList({ items, spaceId }: OutgoingListProps): ReactNode {
  const typeNames = useTypeNames(spaceId);
  const formats = useFormats();
  const unfinished = items.filter(({ problems }) => problems.length > 0);
  const count = unfinished.length;
  return (
    <div className={css.outgoing}>
      {count > 0 && (
        <Notice tone="error" heading={texts.unfinished(count, formats.number(count))}>
          <ul className={css.problems}>
            {unfinished.map((item) => (
              <li key={item.managedContentVariantId}>
                <a href={hrefOfItem(item)}>{texts.inLanguage(item.title, languageName(item.language))}</a>
                <ul>
                  {item.problems.map(({ path, message }) => (
                    <li key={path.join('.')}>{texts.problemAt(path.join('.'), message)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p>{texts.goesOut(items.length, formats.number(items.length))}</p>
      <OutgoingBranch nodes={outgoingTree(items)} typeNames={typeNames} />
    </div>
  );
}

interface OutgoingBranchProps {
  readonly nodes: readonly OutgoingNode[];
  readonly typeNames: ReadonlyMap<string, string>;
}

function OutgoingBranch({ nodes, typeNames }: OutgoingBranchProps): ReactNode {
  return (
    <ul className={css.branch}>
      {nodes.map(({ item, children }) => (
        <li key={item.managedContentVariantId}>
          <span className={css.item}>
            <span>{item.title}</span>
            <span className="soft">
              {texts.typeAndLanguage(
                typeNames.get(item.contentType.fullyQualifiedName) ?? item.contentType.name,
                languageName(item.language),
              )}
            </span>
            <StatusBadge status={item.status.status} />
          </span>
          {children.length > 0 && <OutgoingBranch nodes={children} typeNames={typeNames} />}
        </li>
      ))}
    </ul>
  );
}
