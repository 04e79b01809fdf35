/** Orders of the media library: the latest first, and from A to Z. */
export const mediaSorts = ['Newest', 'Title'] as const;

/** Kinds of files of the media library. */
export const mediaTypes = ['Image', 'Document'] as const;
