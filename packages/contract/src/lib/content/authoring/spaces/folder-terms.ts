/** The root of a space is of the system's making; what others share with a space stands in a folder of its own. */
export const folderTypes = ['Standard', 'System', 'SharedWithSpace'] as const;

/** How far the sharing of a folder with a space is: about to begin, in force, or about to end. */
export const shareStatuses = ['PendingShare', 'Shared', 'PendingUnshare'] as const;

/** What the items of a folder can be sorted by (C-169). */
export const folderItemSorts = ['LastModified', 'Status', 'Title'] as const;
