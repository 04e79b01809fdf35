import type { PurchaseOrderDocument } from '@relab/contract/commerce';
import { CheckboxField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { formatBytes } from '../../buying/bytes.ts';

interface PurchaseOrderFileProps {
  readonly document: PurchaseOrderDocument | null | undefined;
  readonly error: string | undefined;
}

/** The purchase order itself, for who has it at hand. One that is there stays unless another one is chosen. */
export function PurchaseOrderFile({ document, error }: PurchaseOrderFileProps): ReactNode {
  const there = document && `${document.title}, ${document.fileType}, ${formatBytes(document.contentSize)}`;
  return (
    <>
      <TextField
        type="file"
        label={document ? 'Another file of the purchase order' : 'Purchase order as a file'}
        name="purchaseOrderFile"
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        hint={
          there
            ? `Attached: ${there}. Another file takes its place.`
            : 'If you have it: PDF, PNG or JPEG, 10 MB at most.'
        }
        error={error}
      />
      {document && (
        <CheckboxField label="Remove the attached file" name="removePurchaseOrderFile" value="yes" />
      )}
    </>
  );
}
