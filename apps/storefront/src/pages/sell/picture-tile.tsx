import { ActionButton } from '@relab/toolkit/button';
import { chevronBackIcon, chevronIcon, Icon, trashIcon, warningIcon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import type { Picture, PictureState } from './picture-list.ts';
import { previewAddress } from './picture-rules.ts';
import * as texts from './picture-texts.ts';
import css from './sell.module.css';

/** What the buttons beside a picture do. */
export type PictureVerb = 'earlier' | 'later' | 'remove';

export interface PictureTileProps {
  readonly picture: Picture;
  readonly at: number;
  readonly count: number;
  readonly onAct: (verb: PictureVerb) => void;
  readonly onRetry: () => void;
}

/** The element that a button is, so that it can keep the focus when its picture moves. */
export const pictureButtonId = (key: string, verb: PictureVerb): string => `picture-${key}-${verb}`;

const verbs: readonly { readonly verb: PictureVerb; readonly icon: string; readonly label: string }[] = [
  { verb: 'earlier', icon: chevronBackIcon, label: texts.moveForward },
  { verb: 'later', icon: chevronIcon, label: texts.moveBack },
  { verb: 'remove', icon: trashIcon, label: texts.remove },
];

/**
 * One picture of the form with what can be done with it. The buttons are the form's own: with a script they do at once what
 * they say, without one the form is posted and comes back so.
 */
export function PictureTile({ picture, at, count, onAct, onRetry }: PictureTileProps): ReactNode {
  const { key, name, state } = picture;
  const title = at === 0 ? texts.mainPicture : texts.pictureNumber(at + 1);
  const reference = state.kind === 'kept' ? state.reference : '';
  const isAtEnd = { earlier: at === 0, later: at === count - 1, remove: false };
  return (
    <>
      <Shown state={state} name={name} title={title} />
      <b>{title}</b>
      {name && <span className="soft">{name}</span>}
      {state.kind === 'failed' && <span>{state.failure.message}</span>}
      {state.kind === 'failed' && !state.failure.isFinal && (
        <ActionButton variant="secondary" type="button" onClick={onRetry}>
          {texts.tryAgain}
        </ActionButton>
      )}
      <span className={css.buttons}>
        {verbs.map(({ verb, icon, label }) => (
          <ActionButton
            key={verb}
            id={pictureButtonId(key, verb)}
            variant="plain"
            formNoValidate
            name="pictureAction"
            value={`${verb} ${reference}`}
            aria-label={texts.actionLabel(label, title)}
            aria-disabled={isAtEnd[verb] || undefined}
            title={label}
            onClick={(event) => {
              event.preventDefault();
              if (!isAtEnd[verb]) onAct(verb);
            }}
          >
            <Icon path={icon} />
          </ActionButton>
        ))}
      </span>
    </>
  );
}

function Shown({
  state,
  name,
  title,
}: {
  readonly state: PictureState;
  readonly name: string;
  readonly title: string;
}): ReactNode {
  switch (state.kind) {
    case 'kept':
      return <img src={previewAddress(state.reference)} alt={texts.alt(title, name)} draggable={false} />;
    case 'failed':
      return (
        <span className={css.stage}>
          <Icon path={warningIcon} />
        </span>
      );
    default:
      return (
        <span className={css.stage}>
          <progress
            aria-label={texts.uploading(name)}
            value={state.kind === 'sending' ? state.share : 0}
            max={1}
          />
        </span>
      );
  }
}
