/** What a menu can lead to beside contents. */
export const siteLinkKinds = ['Page', 'Category'] as const;
