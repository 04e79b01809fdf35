import type { PurchaseOrderDocument } from '@relab/contract/commerce';
import { CheckboxField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../form/file-size.ts';
import * as texts from '../texts.tsx';

interface PurchaseOrderFileProps {
  readonly document: PurchaseOrderDocument | null | undefined;
  readonly error: string | undefined;
}

/** The purchase order itself, for who has it at hand. One that is there stays unless another one is chosen. */
export function PurchaseOrderFile({ document, error }: PurchaseOrderFileProps): ReactNode {
  const attached =
    document && `${document.title}, ${document.fileType}, ${formatBytes(document.contentSize)}`;
  return (
    <>
      <TextField
        type="file"
        label={document ? texts.replacePurchaseOrderFile : texts.purchaseOrderFile}
        name="purchaseOrderFile"
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        hint={attached ? texts.attachedFileHint(attached) : texts.purchaseOrderFileHint}
        error={error}
      />
      {document && <CheckboxField label={texts.removeFile} name="removePurchaseOrderFile" value="yes" />}
    </>
  );
}
