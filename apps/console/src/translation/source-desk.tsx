import { getGlossary } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useMemo, useState } from 'react';
import { useCommand } from '../commands/commands.tsx';
import type { NodeSchema } from '../content/body-schema.ts';
import type { Json } from '../content/body-value.ts';
import { type Draft, partOf, withParts } from '../content/draft.ts';
import { languageName } from '../content/language-name.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { termsFor } from './glossary.ts';
import { BesideContext, useSource } from './source.ts';
import { SourceNotice } from './source-notice.tsx';
import * as texts from './texts.ts';
import css from './translation.module.css';

export interface SourceDeskProps {
  readonly document: ContentDocument;
  /** Undefined where the type takes any body: such a form has no fields to stand beside. */
  readonly schema: NodeSchema | undefined;
  readonly draft: Draft;
  readonly isDirty: boolean;
  readonly onChange: (draft: Draft) => void;
  /** The form. */
  readonly children: ReactNode;
}

/** What a translator has around the form: how far the source is, its fields beside those of the form, copies from it. */
export function SourceDesk(props: SourceDeskProps): ReactNode {
  const { document, schema, draft, isDirty, onChange, children } = props;
  const toast = useToast();
  const source = useSource(document, schema);
  const [isWanted, setWanted] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const glossary = useRead(getGlossary, source ? { contentSpaceId: document.contentSpace.id } : null).data;
  const sourceLanguage = source?.name.language;
  const terms = useMemo(
    () =>
      glossary && sourceLanguage !== undefined
        ? termsFor(glossary, { source: sourceLanguage, target: document.language })
        : [],
    [glossary, sourceLanguage, document.language],
  );
  const isShown = source !== undefined && schema !== undefined && isWanted;
  const name = source ? languageName(source.name.language) : '';
  const toggle =
    source && schema
      ? {
          label: isWanted ? texts.hideSource(name) : texts.showSource(name),
          run: () => setWanted(!isWanted),
        }
      : undefined;
  useCommand(toggle && { ...toggle, keys: '$mod+Shift+l' });
  useCommand(toggle && { label: texts.copyAll(name), run: () => setAsking(true) });

  const copyAll = (): void => {
    if (!source) return;
    const parts = [
      'title',
      ...Object.keys({ ...draft.body, ...source.draft.body }).map((one) => `body.${one}`),
    ];
    onChange(
      withParts(
        draft,
        new Map<string, Json | undefined>(parts.map((part) => [part, partOf(source.draft, part)])),
      ),
    );
    toast({ text: texts.copiedAll(name), tone: 'info' });
    setAsking(false);
  };
  return (
    <div className={css.desk}>
      {source && <SourceNotice source={source} isDirty={isDirty} isShown={isShown} />}
      {toggle && (
        <div className={css.tools}>
          <ActionButton
            type="button"
            variant="secondary"
            aria-keyshortcuts="Control+Shift+L"
            onClick={toggle.run}
          >
            {toggle.label}
          </ActionButton>
          <ActionButton type="button" variant="secondary" onClick={() => setAsking(true)}>
            {texts.copyAll(name)}
          </ActionButton>
        </div>
      )}
      <BesideContext
        value={
          isShown
            ? {
                source,
                schema,
                draft,
                terms,
                sourceLanguage: source.name.language,
                onCopy: (part) => onChange(withParts(draft, new Map([[part, partOf(source.draft, part)]]))),
              }
            : undefined
        }
      >
        {children}
      </BesideContext>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.copyAllTitle(name)}
        confirmLabel={texts.copyAllNow}
        onClose={() => setAsking(false)}
        onConfirm={async () => copyAll()}
      >
        {texts.copyAllHint}
      </ConfirmDialog>
    </div>
  );
}
