import { createPreviewLink } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../session/use-formats.ts';
import { useToast } from '../ui/toast.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { FrameTools, firstLook } from './frame-tools.tsx';
import css from './preview.module.css';
import { SiteFrame } from './site-frame.tsx';
import * as texts from './texts.ts';
import { usePreviewAddress } from './use-preview-address.ts';

export interface PreviewPaneProps {
  readonly document: ContentDocument;
  /** Another one for everything that was stored. */
  readonly revision: string;
}

/** The page of the site that shows a content, with what is typed in it; and a link to its saved version for others. */
export function PreviewPane({ document, revision }: PreviewPaneProps): ReactNode {
  const address = usePreviewAddress(document);
  const [look, setLook] = useState(firstLook);
  return (
    <section className={css.pane} aria-label={texts.preview}>
      {address.state === 'opening' && <p className="soft">{texts.opening}</p>}
      {address.state === 'none' && <Notice tone="info" heading={address.message} />}
      {address.state === 'open' && (
        <>
          <div className={css.tools}>
            <FrameTools look={look} onChange={setLook} />
            <CopyLink document={document} />
          </div>
          <SiteFrame
            {...look}
            href={address.href}
            revision={revision}
            title={texts.frameTitle(document.title)}
          />
        </>
      )}
    </section>
  );
}

/** A link that shows the saved version to whoever has it, for some time. */
export function CopyLink({ document }: Pick<PreviewPaneProps, 'document'>): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { problems, submit } = useSubmission();
  async function copy(): Promise<string | undefined> {
    const { contentKey: contentKeyOrId, language } = document;
    const { previewUrl, expirationDate } = await createPreviewLink(client, { contentKeyOrId, language });
    return navigator.clipboard.writeText(previewUrl).then(
      () => void toast({ text: texts.copied(formats.moment(expirationDate)) }),
      () => texts.notCopied(previewUrl),
    );
  }
  return (
    <>
      <ActionButton type="button" variant="secondary" onClick={() => void submit(copy)}>
        {texts.copyLink}
      </ActionButton>
      {problems[0] && <Notice tone="error" heading={problems[0]} />}
    </>
  );
}
