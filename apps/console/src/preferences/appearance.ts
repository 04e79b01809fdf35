import { useEffect } from 'react';
import { storedValues, useStoredValue } from './stored-value.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const densities = ['comfortable', 'standard', 'compact'] as const;

export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];

/** How the console looks to one user. */
export interface Appearance {
  readonly theme: Theme;
  readonly density: Density;
}

const isAmong = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((one) => one === value);

export function parseAppearance(stored: unknown): Appearance {
  const { theme, density } = Object(stored) as { readonly theme?: unknown; readonly density?: unknown };
  return {
    theme: isAmong(themes, theme) ? theme : 'system',
    density: isAmong(densities, density) ? density : 'standard',
  };
}

const appearances = storedValues('appearance', parseAppearance);

export const useAppearance = (): readonly [Appearance, (appearance: Appearance) => void] =>
  useStoredValue(appearances);

/** Writes the choice to the document, and to a cookie: the next document comes with it and does not flash. */
export function useApplyAppearance(): void {
  const [{ theme, density }] = useAppearance();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    if (density === 'standard') delete dataset.density;
    else dataset.density = density;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported.
    document.cookie = `relab_console_look=${theme}.${density}; path=/console; max-age=31536000; samesite=lax`;
  }, [theme, density]);
}
