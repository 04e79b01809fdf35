import type { ReactNode } from 'react';

const names = [
  'paper',
  'surface',
  'stage',
  'line',
  'edge',
  'ink',
  'ink-soft',
  'panel',
  'on-panel',
  'overlay',
  'accent',
];

/** The theme's colors, offered by every control of a color. */
export function ThemeColors(): ReactNode {
  return (
    <datalist id="theme-colors">
      {names.map((name) => (
        <option key={name} value={`var(--color-${name})`} />
      ))}
    </datalist>
  );
}
