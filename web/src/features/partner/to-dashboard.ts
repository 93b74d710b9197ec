import { redirect } from 'react-router';

/** Leads from /partners to its first page. */
export const toDashboard = (): Response => redirect('/partners/dashboard');
