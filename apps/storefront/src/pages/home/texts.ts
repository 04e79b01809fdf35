export const title = 'Home';
export const discover = 'Discover {!Site.siteName} Marketplace';
export const browseAll = 'Browse all';
