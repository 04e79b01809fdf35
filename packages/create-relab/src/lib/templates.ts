/** A folder of what this package brings, and where it goes in the new project. */
export interface TemplatePart {
  readonly from: string;
  /** Relative to the project; `.` is the project itself. */
  readonly to: string;
}

export interface Template {
  readonly name: string;
  readonly title: string;
  readonly parts: readonly TemplatePart[];
  /** What to do in the new folder once everything is installed. */
  readonly start: readonly string[];
}

/** Most of them are the examples of this repository, which have no second copy. */
export const templates: readonly Template[] = [
  {
    name: 'app',
    title: 'An app with a server of its own: two objects, forms, offline',
    parts: [
      { from: 'app', to: '.' },
      { from: 'server', to: 'server' },
      { from: 'vite-app', to: 'app' },
    ],
    start: ['npm start'],
  },
  {
    name: 'shop',
    title: 'A shop of your own: products, search, cart, checkout, orders',
    parts: [{ from: 'shop', to: '.' }],
    start: ['npm start'],
  },
  {
    name: 'org',
    title: 'A client app for an org that you have',
    parts: [{ from: 'org-app', to: '.' }],
    start: ['npm start'],
  },
  {
    name: 'server',
    title: 'A server alone, with objects of its own',
    parts: [{ from: 'server', to: '.' }],
    start: ['npm start'],
  },
];

export const findTemplate = (name: string): Template | undefined =>
  templates.find((template) => template.name === name);

/** `app, shop, org or server` */
export const templateNames: string = templates
  .map(({ name }) => name)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');
