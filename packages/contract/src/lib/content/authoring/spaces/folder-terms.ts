/** The root of a space is of the system's making; what others share with a space stands in a folder of its own. */
export const folderTypes = ['Standard', 'System', 'SharedWithSpace'] as const;

export const shareStatuses = ['PendingShare', 'Shared', 'PendingUnshare'] as const;

export const folderItemSorts = ['LastModified', 'Status', 'Title'] as const;
