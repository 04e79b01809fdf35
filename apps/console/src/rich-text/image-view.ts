import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { mediumKeyOf } from './address.ts';

/** Where a medium is shown to who edits, though it is not published; undefined where it is shown nowhere else. */
export type FindDraftPicture = (contentKey: string) => Promise<string | undefined>;

/** Pictures as the site shows them, though their addresses are stored as tokens; those that it does not show yet as their drafts. */
export const imageViews =
  (findDraft: FindDraftPicture) =>
  (node: Node): NodeView => {
    const dom = document.createElement('img');
    const { src, alt, title } = node.attrs as {
      readonly src: string;
      readonly alt: string | null;
      readonly title: string | null;
    };
    const key = mediumKeyOf(src);
    if (key === undefined) dom.src = src;
    else {
      const showDraft = async (): Promise<void> => {
        const draft = await findDraft(key);
        if (draft !== undefined) dom.src = draft;
      };
      dom.addEventListener('error', () => void showDraft(), { once: true });
      dom.src = `/sfsites/c/cms/delivery/media/${encodeURIComponent(key)}?width=640`;
    }
    if (alt !== null) dom.alt = alt;
    if (title !== null) dom.title = title;
    return { dom };
  };
