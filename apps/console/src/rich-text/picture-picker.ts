/** Where a picture is chosen, or a document. */
export interface PicturePickerProps {
  /** Pictures by default. */
  readonly mediaType?: 'Image' | 'Document';
  readonly onChoose: (contentKey: string) => void;
  readonly onClose: () => void;
}
