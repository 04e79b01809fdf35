export const title = 'Not found';
export const heading = 'Not found';
export const noPage = 'There is no page at this address';
export const hint = 'It may have been deleted, or the link may be incomplete.';
export const toOverview = 'To the overview';
