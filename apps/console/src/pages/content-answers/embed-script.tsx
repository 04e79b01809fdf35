import { getFormEmbedScript } from '@relab/client/content';
import { type ContentDocument, readFormBody } from '@relab/contract/content';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { useToast } from '../../ui/toast.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

/** The markup that shows the form on a page of one of its domains. */
export function EmbedScript({ form }: { readonly form: ContentDocument }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { embedDomains } = readFormBody(form.contentBody);
  return (
    <details className={css.embed} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.embed}</summary>
      {isOpen && (
        <Snippet formContentKey={form.contentKey} domains={[window.location.host, ...embedDomains]} />
      )}
    </details>
  );
}

interface SnippetProps {
  readonly formContentKey: string;
  readonly domains: readonly string[];
}

function Snippet({ formContentKey, domains }: SnippetProps): ReactNode {
  const toast = useToast();
  const [domainName, setDomain] = useState(domains[0] ?? '');
  const { data, error } = useRead(getFormEmbedScript, { formContentKey, domainName });
  const snippet = data?.extFormCodeSnippet;
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ text: texts.copied }),
      () => toast({ text: texts.notCopied, tone: 'error' }),
    );
  return (
    <div className={css.snippet}>
      <p>{texts.embedHint}</p>
      <SelectField
        name="domain"
        label={texts.domain}
        hint={texts.domainHint}
        value={domainName}
        options={[...new Set(domains)].map((domain) => ({ value: domain, label: domain }))}
        onChange={({ target }) => setDomain(target.value)}
      />
      {error && <Notice tone="info" heading={error.message} />}
      {!snippet && !error && <Skeleton lines={2} />}
      {snippet && (
        <>
          <textarea readOnly rows={5} aria-label={texts.snippet} value={snippet} className={css.code} />
          <div>
            <ActionButton type="button" variant="secondary" onClick={() => copy(snippet)}>
              {texts.copy}
            </ActionButton>
          </div>
        </>
      )}
    </div>
  );
}
