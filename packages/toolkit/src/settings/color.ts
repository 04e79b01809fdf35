// A colour ends up inside a style attribute: only what can be nothing but a colour may pass, or content could add declarations.
const colors =
  /^(#[\da-f]{3,8}|[a-z]{3,32}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d.,%/\s+-]+(deg|turn)?[\d.,%/\s]*\)|var\(--[\w-]+\))$/i;

/** Longer than any colour; keeps the match short whatever comes. */
const MAX_LENGTH = 80;

/** The colour as CSS, a theme's colour (`var(--color-panel)`) included; undefined for an invalid one. */
export function parseColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const color = value.trim();
  return color.length <= MAX_LENGTH && colors.test(color) ? color : undefined;
}

/** The text colour that can be read on a background: light on the theme's dark panel, inherited on everything else. */
export function textColorOn(background: string | undefined): string | undefined {
  return background === 'var(--color-panel)' ? 'var(--color-on-panel)' : undefined;
}
