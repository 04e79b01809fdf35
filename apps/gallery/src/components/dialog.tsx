import { ActionButton } from '@relab/toolkit/button';
import { Dialog } from '@relab/toolkit/dialog';
import { type ReactNode, useState } from 'react';
import { hebrew, sentence, unbroken } from '../examples/sample-texts.ts';
import type { ComponentExample } from './component-page.ts';

function Opened({ title, opener, children }: { title: string; opener: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionButton type="button" variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </ActionButton>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        footer={
          <ActionButton type="button" onClick={close}>
            {opener}
          </ActionButton>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

export const dialog: readonly ComponentExample[] = [
  {
    name: 'Usual',
    element: (
      <Opened title="Reserve this instrument?" opener="Reserve">
        <p>{sentence}</p>
      </Opened>
    ),
  },
  {
    name: 'Long text',
    element: (
      <Opened title={unbroken} opener="Open a long one">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((paragraph) => (
          <p key={paragraph}>
            {sentence} {unbroken}
          </p>
        ))}
      </Opened>
    ),
  },
  {
    name: 'Right to left',
    direction: 'rtl',
    element: (
      <Opened title={hebrew.title} opener={hebrew.action}>
        <p>{hebrew.sentence}</p>
      </Opened>
    ),
  },
];
