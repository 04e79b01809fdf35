import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './pay.module.css';

export interface ShareLinkProps {
  readonly link: string;
  /** In words. */
  readonly validUntil: string;
}

const subject = 'A cart to be ordered';

const mailTo = ({ link, validUntil }: ShareLinkProps): string => {
  const body = `Please order this cart. Its prices hold until ${validUntil}.\n\n${link}\n`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

/** The link to be sent: in a field to be copied from, by a button where there is a script, or in a mail. */
export function ShareLink(props: ShareLinkProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const [told, setTold] = useState('');
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.link);
      setTold('The link is copied.');
    } catch {
      field.current?.select();
      setTold('Copy the marked link.');
    }
  };
  return (
    <section className={css.share} aria-labelledby="share-heading">
      <h2 id="share-heading">Send this link</h2>
      <p>
        Whoever opens it sees this page and can order, as a guest or signed in. It works until{' '}
        {props.validUntil}, once.
      </p>
      <div className={css.link}>
        <label htmlFor="share-link" className="visually-hidden">
          Link to this cart
        </label>
        <input ref={field} id="share-link" type="text" readOnly value={props.link} />
        <a className={buttonClass('secondary', 'small', false)} href={mailTo(props)}>
          Write a mail
        </a>
        <span className={css.copy} data-off={canCopy ? undefined : ''}>
          <ActionButton type="button" variant="secondary" onClick={() => void copy()}>
            Copy
          </ActionButton>
        </span>
      </div>
      <p role="status" className={css.told}>
        {told}
      </p>
    </section>
  );
}
