import './tokens.css';
import './font.css';
import './base.css';

/** Address of the one font file, for a preload link: with `font-display: optional` it counts only when it is early. */
export { default as fontUrl } from './plex-sans.woff2?url';
