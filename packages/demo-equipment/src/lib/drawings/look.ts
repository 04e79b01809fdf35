import { createVary, type Vary } from './engine/vary.ts';

/** Hints of a listing; what is missing is chosen by the seed. */
export interface Appearance {
  /** `white`, `light-grey`, `grey-blue`, `graphite`, or `#rrggbb`. */
  readonly body?: string;
  /** `#rrggbb`, or `blue`, `green`, `red`, `amber`. */
  readonly accent?: string;
}

/** Facts of a model that its drawing shows. What is not stated is not claimed by a display either. */
export interface ShownFacts {
  readonly isCooled?: boolean;
  /** In rpm: a display shows no more. */
  readonly maxSpeed?: number;
  /** In °C, of a freeze dryer. */
  readonly condenser?: number;
}

/** What the families draw with: the colors of one unit, and its named choices. */
export interface Look {
  readonly body: string;
  /** Control panels, bezels, bases. */
  readonly panel: string;
  readonly trim: string;
  readonly accent: string;
  readonly steel: string;
  readonly dark: string;
  readonly vary: Vary;
  readonly facts: ShownFacts;
  /** Doors, lids and drawers are open. */
  readonly open: boolean;
}

const bodies: Readonly<Record<string, readonly [body: string, panel: string, trim: string]>> = {
  white: ['#eceae5', '#cfd3d8', '#a9b0b9'],
  'light-grey': ['#d3d6d9', '#7d8794', '#98a0aa'],
  'grey-blue': ['#b3bfcb', '#4b5b6e', '#8494a5'],
  graphite: ['#6a727d', '#333a45', '#4d5560'],
  cream: ['#e5dfd0', '#b8b3a6', '#a39d8f'],
};

const accents: Readonly<Record<string, string>> = {
  blue: '#3d6e9e',
  green: '#4d8a6c',
  red: '#a3473c',
  amber: '#c08a3a',
  teal: '#3b8490',
};

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

export function createLook(
  seed: string,
  appearance: Appearance,
  open: boolean,
  facts: ShownFacts = {},
): Look {
  const vary = createVary(seed);
  const chosen = vary.pick('body', ['white', 'white', 'light-grey', 'light-grey', 'grey-blue', 'cream']);
  const asked = appearance.body ?? chosen;
  const [body, panel, trim] = bodies[asked] ?? bodies[chosen] ?? ['#eceae5', '#cfd3d8', '#a9b0b9'];
  const accent = appearance.accent ?? vary.pick('accent', ['blue', 'blue', 'teal', 'green', 'red', 'amber']);
  const panels = [panel, '#3a424e', '#56626f', '#c9ced4'] as const;
  return {
    body: isHex(asked) ? asked : body,
    panel: vary.pick('panel', panels),
    trim,
    accent: isHex(accent) ? accent : (accents[accent] ?? '#3d6e9e'),
    steel: '#c3c8cc',
    dark: '#39414c',
    vary,
    facts,
    open,
  };
}
