export const favorite = 'Favorit';
export const addFavorite = 'Diese Seite zu Ihren Favoriten hinzufügen';
export const removeFavorite = 'Diese Seite aus Ihren Favoriten entfernen';
export const favoriteFailed = 'Ihre Favoriten wurden nicht geändert';
