export const title = 'Home';
/** In tabs, bookmarks and search results, where the name of the page view means nothing. */
export const documentTitle = 'Buy and sell used laboratory equipment';
export const discover = 'Discover {!Site.siteName} Marketplace';
export const browseAll = 'Browse all';
