/** The last React before 19, with its types. */
export const react18 = {
  react: '18.3',
  'react-dom': '18.3',
  '@types/react': '18.3',
  '@types/react-dom': '18.3',
} as const;
