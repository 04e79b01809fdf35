import * as react from 'react';

/** Which build of React is loaded. */
export type RenderMode = 'production' | 'development';

/** Which build of React renders the pages: that for development takes twice as long, and alone has the means of tests. */
export const renderMode: RenderMode =
  'act' in react && react.act !== undefined ? 'development' : 'production';
