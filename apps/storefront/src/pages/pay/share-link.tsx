import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './pay.module.css';
import * as texts from './texts.ts';

export interface ShareLinkProps {
  readonly link: string;
  /** In words. */
  readonly validUntil: string;
}

const mailTo = ({ link, validUntil }: ShareLinkProps): string => {
  const body = texts.mailBody(validUntil, link);
  return `mailto:?subject=${encodeURIComponent(texts.toBeOrdered)}&body=${encodeURIComponent(body)}`;
};

/** The link to be sent: in a field to be copied from, by a button where there is a script, or in a mail. */
export function ShareLink(props: ShareLinkProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const [status, setStatus] = useState('');
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.link);
      setStatus(texts.copied);
    } catch {
      field.current?.select();
      setStatus(texts.copyManually);
    }
  };
  return (
    <section className={css.share} aria-labelledby="share-heading">
      <h2 id="share-heading">{texts.shareHeading}</h2>
      <p>{texts.shareHint(props.validUntil)}</p>
      <div className={css.link}>
        <label htmlFor="share-link" className="visually-hidden">
          {texts.linkToCart}
        </label>
        <input ref={field} id="share-link" type="text" readOnly value={props.link} />
        <a className={buttonClass('secondary', 'small')} href={mailTo(props)}>
          {texts.mailLink}
        </a>
        <span className={css.copy} data-off={canCopy ? undefined : ''}>
          <ActionButton type="button" variant="secondary" onClick={() => void copy()}>
            {texts.copy}
          </ActionButton>
        </span>
      </div>
      <p role="status" className={css.told}>
        {status}
      </p>
    </section>
  );
}
