/** Regions inside regions, and lists and objects inside attributes: what is deeper is broken, and would take the renderer with it. */
export const MAX_DEPTH = 40;
