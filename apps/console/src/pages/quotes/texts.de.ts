export const heading = 'Angebote und Anfragen';
export const toAnswer = 'Zu beantwortende Anfragen';
export const toDecide = 'Zu entscheidende Angebote';
export const margins = 'Margen';
