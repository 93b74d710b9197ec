import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from '../../core/store/store.ts';
import { updateReady } from './update-offer.ts';

const UpdateNotice = lazy(async () => ({ default: (await import('./update-notice.tsx')).UpdateNotice }));

/** The offer of a new version, which loads when there is one. */
export const UpdateGate = (): ReactNode => <Suspense>{useStore(updateReady) && <UpdateNotice />}</Suspense>;
