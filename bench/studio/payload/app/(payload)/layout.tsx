import '@payloadcms/next/css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';

const callServer: ServerFunctionClient = async (call) => {
  'use server';
  return await handleServerFunctions({ ...call, config, importMap });
};

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={callServer}>
      {children}
    </RootLayout>
  );
}
