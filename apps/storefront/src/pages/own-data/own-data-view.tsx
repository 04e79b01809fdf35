import { exportOwnData, type OwnData } from '@relab/contract/identity';
import { ActionButton, buttonClass } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { AccountPage } from '../../account/account-page.tsx';
import { formatDay } from '../../day/day.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { formState } from '../../form/form-state.ts';
import { PostForm } from '../../form/post-form.tsx';
import type { SiteForms } from '../../forms.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './own-data.module.css';
import * as texts from './texts.ts';

export function OwnDataView({ data, outcome }: ViewProps<OwnData>): ReactNode {
  const { email, isRecentlySignedIn, erasureDueAt, kept } = data;
  return (
    <AccountPage heading={texts.title} lead={<p>{texts.lead(email)}</p>}>
      <FormProblems outcome={outcome} form="own-data" heading={texts.notDone} />
      {erasureDueAt !== null && (
        <Notice
          tone="warning"
          heading={texts.dueOn(formatDay(erasureDueAt))}
          nextStep={
            <PostForm to={routes.ownData} intent="cancel">
              <ActionButton variant="secondary">{texts.cancelErasure}</ActionButton>
            </PostForm>
          }
        >
          {texts.dueHint}
        </Notice>
      )}
      {isRecentlySignedIn ? <OwnDataActions data={data} /> : <ConfirmPassword outcome={outcome} />}
      {kept.length > 0 && (
        <section className={css.part}>
          <h2>{texts.keptHeading}</h2>
          <ul>
            {kept.map(({ what, reason }) => (
              <li key={what}>
                {what}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountPage>
  );
}

function ConfirmPassword({ outcome }: Pick<ViewProps<OwnData>, 'outcome'>): ReactNode {
  const { errorOf } = formState<SiteForms['ownData']['confirm']>(outcome, 'confirm');
  return (
    <PostForm to={routes.ownData} intent="confirm">
      <FormProblems outcome={outcome} form="confirm" heading={texts.notDone} />
      <TextField
        label={texts.password}
        hint={texts.passwordHint}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        maxLength={128}
        error={errorOf('password')}
      />
      <ActionButton size="large">{texts.confirm}</ActionButton>
    </PostForm>
  );
}

function OwnDataActions({ data: { erasureDueAt } }: { readonly data: OwnData }): ReactNode {
  return (
    <>
      <section className={css.part}>
        <h2>{texts.downloadHeading}</h2>
        <p>{texts.downloadHint}</p>
        <a className={buttonClass('secondary')} href={exportOwnData.path} download>
          {texts.download}
        </a>
      </section>
      {erasureDueAt === null && (
        <section className={css.part}>
          <h2>{texts.eraseHeading}</h2>
          <p>{texts.eraseHint}</p>
          <PostForm to={routes.ownData} intent="erase">
            <ActionButton variant="secondary">{texts.erase}</ActionButton>
          </PostForm>
        </section>
      )}
    </>
  );
}
