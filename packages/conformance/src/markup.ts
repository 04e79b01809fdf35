export { canary, canaryMessage } from './lib/markup/canary.ts';
export { type HostileMarkup, hostileMarkup, hostilePieces } from './lib/markup/hostile-markup.ts';
export { type AllowedMarkup, markupFaults } from './lib/markup/markup-faults.ts';
