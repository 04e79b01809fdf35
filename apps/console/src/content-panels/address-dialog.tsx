import { updateManagedContentWebUrl } from '@relab/client/content';
import { type WebUrl, webUrlStatuses } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { RadioGroup, TextField } from '@relab/toolkit/field';
import { type ReactNode, useState } from 'react';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { WriteForm } from '../ui/write-form.tsx';
import * as texts from './texts.ts';

export interface AddressDialogProps {
  readonly webUrl: WebUrl;
  readonly onClose: () => void;
}

/** What an address leads to, on the site at once. A redirect loop is rejected by the server, with the error shown here. */
export function AddressDialog({ webUrl, onClose }: AddressDialogProps): ReactNode {
  const client = useClient();
  const { managedContentWebUrlId, urlAlias, redirectInfo } = webUrl;
  const [status, setStatus] = useState<WebUrl['status']>(webUrl.status);
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.changeOne(urlAlias)}>
      <WriteForm
        submitLabel={texts.changeNow}
        onCancel={onClose}
        onSubmit={async (form) => {
          const redirectUrl = String(form.get('redirect') ?? '').trim();
          await updateManagedContentWebUrl(client, {
            ...{ managedContentWebUrlId, status, urlAlias: String(form.get('alias')) },
            ...(status === 'Redirect' ? { redirectInfo: { redirectUrl } } : {}),
          });
          onClose();
          return undefined;
        }}
      >
        <TextField
          name="alias"
          label={texts.alias}
          hint={texts.aliasHint}
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={urlAlias}
        />
        <RadioGroup
          name="status"
          label={texts.status}
          defaultValue={status}
          options={webUrlStatuses.map((value) => ({
            ...{ value, label: texts.addressStatuses[value], hint: texts.addressHints[value] },
          }))}
          onChange={(value) => setStatus(webUrlStatuses.find((one) => one === value) ?? 'Active')}
        />
        {status === 'Redirect' && (
          <TextField
            name="redirect"
            label={texts.leadsTo}
            hint={texts.redirectHint}
            maxLength={2048}
            autoComplete="off"
            defaultValue={webUrl.status === 'Redirect' ? redirectInfo?.redirectUrl : ''}
          />
        )}
      </WriteForm>
    </ModalDialog>
  );
}
