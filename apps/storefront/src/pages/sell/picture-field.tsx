import { useIsHydrated } from '@relab/pages';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { referencesOf } from './picture-list.ts';
import { joinReferences, maxPictures } from './picture-rules.ts';
import * as texts from './picture-texts.ts';
import { PictureTile, type PictureVerb, pictureButtonId } from './picture-tile.tsx';
import css from './sell.module.css';
import type { Pictures } from './use-pictures.ts';

/** What is handed over when a picture of the form is dragged: which one it is. */
const draggedType = 'application/x-relab-picture';

export interface PictureFieldProps {
  readonly pictures: Pictures;
  readonly error: string | undefined;
}

/** What the buttons of a picture do. One that moves takes the focus along; one that goes leaves it to its neighbour. */
function usePictureActions(
  { pictures, move, remove }: Pictures,
  input: RefObject<HTMLInputElement | null>,
): (key: string, at: number, verb: PictureVerb) => void {
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    const next = document.getElementById(focusNext.current) ?? input.current;
    focusNext.current = null;
    next?.focus();
  });
  return (key, at, verb) => {
    if (verb === 'remove') {
      const neighbour = pictures[at + 1] ?? pictures[at - 1];
      focusNext.current = neighbour ? pictureButtonId(neighbour.key, 'remove') : '';
      return remove(key);
    }
    focusNext.current = pictureButtonId(key, verb);
    move(key, at + (verb === 'earlier' ? -1 : 1));
  };
}

/** Chosen or dropped pictures in their order. The field itself is a plain one: without a script its files go with the form. */
export function PictureField({ pictures: list, error }: PictureFieldProps): ReactNode {
  const { pictures, status, add, move, retry } = list;
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const takeChosen = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    add([...current.files]);
    // They are sent ahead: the form must not bring them once more.
    current.value = '';
  };
  // Chosen before the script came.
  const takeFirst = useRef(takeChosen);
  useEffect(() => takeFirst.current(), []);

  const act = usePictureActions(list, input);

  const brings = ({ dataTransfer }: DragEvent, type: string) => dataTransfer.types.includes(type);
  const over = (event: DragEvent) => {
    if (!brings(event, 'Files') && !brings(event, draggedType)) return;
    event.preventDefault();
    setOver(brings(event, 'Files'));
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!brings(event, 'Files')) return;
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  const dropOn = (event: DragEvent, at: number) => {
    const dragged = event.dataTransfer.getData(draggedType);
    if (dragged === '') return;
    event.preventDefault();
    move(dragged, at);
  };

  return (
    <fieldset
      className={css.field}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend>{texts.pictures}</legend>
      <TextField
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        label={pictures.length > 0 ? texts.addPictures : texts.choosePictures}
        name="pictureFiles"
        hint={texts.hint(maxPictures)}
        error={error}
        onChange={takeChosen}
      />
      <input type="hidden" name="pictures" value={joinReferences(referencesOf(pictures))} />
      {pictures.length > 0 && (
        <ol className={css.pictures} aria-label={texts.pictureListLabel}>
          {pictures.map((picture, at) => (
            <li
              key={picture.key}
              draggable={isHydrated}
              onDragStart={({ dataTransfer }) => dataTransfer.setData(draggedType, picture.key)}
              onDrop={(event) => dropOn(event, at)}
            >
              <PictureTile
                picture={picture}
                at={at}
                count={pictures.length}
                onAct={(verb) => act(picture.key, at, verb)}
                onRetry={() => retry(picture.key)}
              />
            </li>
          ))}
        </ol>
      )}
      {!isHydrated && (
        <ActionButton variant="secondary" formNoValidate name="pictureAction" value="add">
          {texts.addButton}
        </ActionButton>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </fieldset>
  );
}
