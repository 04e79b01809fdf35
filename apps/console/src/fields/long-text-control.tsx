import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ControlProps } from './control.ts';
import { isJsonField } from './json-text.ts';
import { asText, TextControl } from './text-controls.tsx';

const JsonControl = lazy(async () => ({ default: (await import('./json-control.tsx')).JsonControl }));

/** A text of several lines; where it is JSON when the form is opened, it is edited as such. */
export function LongTextControl(props: ControlProps): ReactNode {
  const [isJson] = useState(() => isJsonField(props.field, asText(props)));
  if (!isJson) return <TextControl {...props} />;
  return (
    <Suspense fallback={null}>
      <JsonControl {...props} />
    </Suspense>
  );
}
