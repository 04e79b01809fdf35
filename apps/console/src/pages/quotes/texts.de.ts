export const heading = 'Angebote und Preisanfragen';
export const toAnswer = 'Offene Preisanfragen';
export const toDecide = 'Angebote zur Entscheidung';
export const margins = 'Margen';
