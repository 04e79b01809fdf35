/** From narrow to wide. */
export const devices = ['mobile', 'tablet', 'desktop'] as const;

export type Device = (typeof devices)[number];

/** S-279 to S-281, in px. */
export const imageWidths = { mobile: 640, tablet: 960, desktop: 1920 } as const;

/** S-284, in px. */
export const minimumImageWidth = 100;

/** Twice the widest: what the widest place needs on a screen of density 2. */
export const maximumImageWidth = 2 * imageWidths.desktop;
