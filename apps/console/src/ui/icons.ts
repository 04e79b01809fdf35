// What the console needs beside the toolkit's icons: the same grid of 24, the same stroke.

export const editIcon = 'M4.5 19.5h4L19 9l-4-4L4.5 15.5ZM13 7l4 4';
export const moreIcon = 'M5 11.2v1.6M4.2 12h1.6M12 11.2v1.6M11.2 12h1.6M19 11.2v1.6M18.2 12h1.6';
export const downloadIcon = 'M12 4.5V16M7 11l5 5 5-5M4.5 19.5h15';
export const starIcon = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8L12 3.8Z';
export const bellIcon = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4';
export const helpIcon =
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.4-1 .9-1 1.7M12 16.3v.1';
export const listIcon = 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1';
export const offlineIcon = 'M4 9.5a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M12 17.5h.1M4 4l16 16';
export const arrowUpIcon = 'M12 19V5.5M6 11l6-6 6 6';
export const arrowDownIcon = 'M12 5v13.5M6 13l6 6 6-6';
export const columnsIcon = 'M4.5 5.5h15v13h-15ZM9.5 5.5v13M14.5 5.5v13';
