import { deleteFormSubmission, getFormSubmissions, getManagedContent } from '@relab/client/content';
import type { FormSubmissions } from '@relab/contract/content';
import { useClient, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { documentIcon } from '@relab/toolkit/icon';
import { type ReactNode, useState } from 'react';
import { languageName } from '../../content/language-name.ts';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import { DownloadAnswers } from './download-answers.tsx';
import { EmbedScript } from './embed-script.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';

const pageSize = 50;
const formType = 'sfdc_cms__form';

type Submission = FormSubmissions['submissions'][number];

function AnswersView({ params, url }: PageProps): ReactNode {
  const contentId = params.contentId ?? '';
  const form = useSuspendingRead(getManagedContent, { contentKeyOrId: contentId });
  const isForm = form.contentType.fullyQualifiedName === formType;
  return (
    <div className={css.page}>
      <title>{documentTitle(texts.title(form.title))}</title>
      <PageHeader
        title={texts.title(form.title)}
        kind={<a href={hrefOf(routes.contentItem, { contentId })}>{form.title}</a>}
      />
      {isForm ? (
        <>
          <EmbedScript form={form} />
          <ReadSection>
            <Answers contentId={contentId} title={form.title} url={url} />
          </ReadSection>
        </>
      ) : (
        <EmptyState title={texts.noForm} />
      )}
    </div>
  );
}

interface AnswersProps {
  readonly contentId: string;
  readonly title: string;
  readonly url: URL;
}

/** What people filled in, the newest first, with the questions as they were then. */
function Answers({ contentId: contentKeyOrId, title, url }: AnswersProps): ReactNode {
  const formats = useFormats();
  const client = useClient();
  const [deleted, setDeleted] = useState<Submission>();
  const { submissions, total, nextPageUrl } = useSuspendingRead(getFormSubmissions, {
    ...{ contentKeyOrId, page: pageIn(url), pageSize },
  });
  if (total === 0)
    return (
      <EmptyState title={texts.empty} icon={documentIcon}>
        {texts.emptyHint}
      </EmptyState>
    );
  return (
    <section className={css.answers} aria-label={texts.answers}>
      <div className={css.head}>
        <h2>{texts.count(total, formats.number(total))}</h2>
        <DownloadAnswers contentKeyOrId={contentKeyOrId} title={title} />
      </div>
      <ul className={css.list}>
        {submissions.map((submission) => (
          <li key={submission.id} className={css.submission}>
            <header className={css.head}>
              <h3>{formats.moment(submission.submittedDate)}</h3>
              <ActionButton
                type="button"
                variant="secondary"
                aria-label={texts.removeOne(formats.moment(submission.submittedDate))}
                onClick={() => setDeleted(submission)}
              >
                {texts.remove}
              </ActionButton>
            </header>
            <dl className={css.facts}>
              {submission.answers.map(({ name, label, value }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    {typeof value === 'boolean' ? (value ? texts.yes : texts.no) : value || texts.nothing}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="soft">
              {texts.about(languageName(submission.language), formats.moment(submission.keptUntil))}
            </p>
          </li>
        ))}
      </ul>
      <OffsetPages
        url={url}
        hasNext={nextPageUrl !== null}
        label={texts.pages}
        previous={texts.previous}
        next={texts.next}
      />
      <ConfirmDialog
        isOpen={deleted !== undefined}
        title={texts.removeQuestion}
        confirmLabel={texts.removeNow}
        onClose={() => setDeleted(undefined)}
        onConfirm={() => deleted && deleteFormSubmission(client, { formSubmissionId: deleted.id })}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </section>
  );
}

export const page: Page = {
  View: AnswersView,
  preload: (client, { params }) =>
    void getManagedContent.prefetch(client, { contentKeyOrId: params.contentId ?? '' }),
};
