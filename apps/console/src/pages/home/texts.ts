export const title = 'Overview – Relab console';
export const welcome = (name: string): string => `Hello ${name}`;
