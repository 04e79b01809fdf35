import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { type LinkInfo, webPage } from '../link/page-reference.ts';
import { useHref } from '../navigation/navigation.tsx';
import { type Alignment, parseAlignment } from '../settings/alignment.ts';
import styles from './button.module.css';
import { type ButtonSize, type ButtonType, buttonClass } from './button-style.ts';

/** S-111. `link` names any kind of page where `url` names an address; it wins when both are there. */
export interface ButtonProps {
  readonly text: string;
  readonly url?: string | undefined;
  readonly link?: LinkInfo | undefined;
  readonly alignment?: Alignment | undefined;
  readonly type?: ButtonType | undefined;
  readonly size?: ButtonSize | undefined;
  readonly stretch?: boolean | undefined;
  readonly assistiveText?: string | undefined;
}

/** C-029: a link styled as a button. Without text, or with nowhere to go, there is nothing to press and nothing is shown. */
export function Button(props: ButtonProps): ReactNode {
  const link = props.link ?? { pageReference: webPage(props.url ?? '') };
  const href = useHref(link.pageReference);
  if (href === undefined || props.text === '') return null;
  const alignment = props.alignment === undefined ? undefined : styles[parseAlignment(props.alignment)];
  return (
    <Link
      link={link}
      className={buttonClass(props.type, props.size, props.stretch, alignment)}
      assistiveText={props.assistiveText}
    >
      {props.text}
    </Link>
  );
}
