const block = { version: 1, direction: null, format: '' as const, indent: 0 };

/** Rich text as Payload's editor stores it. */
export const lexicalBody = (paragraphs: readonly string[]) => ({
  root: {
    ...block,
    type: 'root',
    children: paragraphs.map((text) => ({
      ...block,
      ...{ type: 'paragraph', textFormat: 0, textStyle: '' },
      children: [{ type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text }],
    })),
  },
});
