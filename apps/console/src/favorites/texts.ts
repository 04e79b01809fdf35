export const favorite = 'Favourite';
export const addFavorite = 'Add this page to your favourites';
export const removeFavorite = 'Remove this page from your favourites';
export const favoriteFailed = 'Your favourites are as before';
