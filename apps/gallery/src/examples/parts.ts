import type { Component } from '@relab/toolkit/page';

/** Blocks that stand inside others in many examples. */
export function paragraph(text: string): Component {
  return { definition: 'text-block', attributes: { text } };
}

export function heading(text: string, level = 3): Component {
  return { definition: 'text-block', attributes: { text, level, size: 'medium' } };
}

export function button(text: string, type: 'primary' | 'secondary' = 'primary'): Component {
  return { definition: 'button', attributes: { text, type, url: '/search' } };
}

/** A box that shows where it stands. */
export function box(text: string): Component {
  return {
    definition: 'flexible-block',
    attributes: { backgroundColor: 'var(--color-stage)', borderWidth: 1, height: 48, alignment: 'center' },
    regions: { content: [paragraph(text)] },
  };
}
