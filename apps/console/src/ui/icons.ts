// What the console needs beside the toolkit's icons: the same grid of 24, the same stroke.

export const editIcon = 'M4.5 19.5h4L19 9l-4-4L4.5 15.5ZM13 7l4 4';
export const moreIcon = 'M5 11.2v1.6M4.2 12h1.6M12 11.2v1.6M11.2 12h1.6M19 11.2v1.6M18.2 12h1.6';
export const uploadIcon = 'M12 16V4.5M7 9.5l5-5 5 5M4.5 19.5h15';
export const downloadIcon = 'M12 4.5V16M7 11l5 5 5-5M4.5 19.5h15';
export const historyIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7v5l3.5 2.5';
