export const about = (siteName: string): string =>
  `${siteName} ist ein offener Marktplatz für gebrauchte Labor- und Diagnostikgeräte. Jedes Angebot nennt den Zustand, was geprüft wurde und was fehlt.`;
