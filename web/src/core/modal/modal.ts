import { useSearchParams } from 'react-router';
import { currentLocation, navigate } from './navigator.ts';

const PARAM = 'modal';
const SUBJECT = 'id'; // subject of a dialog, where it has one

const withModal = (search: string, name: string | null, subject?: string): string => {
  const params = new URLSearchParams(search);
  params.delete(PARAM);
  params.delete(SUBJECT);
  if (name) params.set(PARAM, name);
  if (subject !== undefined) params.set(SUBJECT, subject);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

const hasModal = (search: string): boolean => new URLSearchParams(search).has(PARAM);

const opened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'modal' in state;

/** Closes the open dialog: steps back if opening it was a step, else only drops it from the address. */
export const closeModal = (): void => {
  const { pathname, search, state } = currentLocation();
  if (!hasModal(search)) return;
  if (opened(state)) navigate(-1);
  else navigate(pathname + withModal(search, null), { replace: true, preventScrollReset: true });
};

/** Opens a dialog over the present page; Back closes it. While the address names one already, only that one closes. */
export const openModal = (name: string, subject?: string): void => {
  const { pathname, search } = currentLocation();
  if (hasModal(search)) closeModal();
  else navigate(pathname + withModal(search, name, subject), { state: { modal: true }, preventScrollReset: true });
};

/** Shows another view in the place of the open one, without a step in between. */
export const changeModal = (name: string, subject?: string): void => {
  const { pathname, search, state } = currentLocation();
  navigate(pathname + withModal(search, name, subject), { replace: true, state, preventScrollReset: true });
};

/** Opens a dialog over the present page, in the place of the open one if there is one. */
export const showModal = (name: string, subject?: string): void => {
  if (hasModal(currentLocation().search)) changeModal(name, subject);
  else openModal(name, subject);
};

/** Asks a guest to sign in: in the place of the dialog that they are in, if any. */
export const askToSignIn = (): void => showModal('login');

/** The name of the open dialog, or null. The area that has such a dialog shows it; an unknown name shows nothing. */
export const useModal = (): string | null => {
  const [params] = useSearchParams();
  return params.get(PARAM);
};

/** Subject of the open dialog, or null. */
export const useModalSubject = (): string | null => useSearchParams()[0].get(SUBJECT);

/** One of a page's dialogs, as the part that shows it holds it. */
export interface PageDialog {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A dialog of this page under its address. */
export const usePageDialog = (name: string): PageDialog => ({
  open: useModal() === name,
  onOpen: () => openModal(name),
  onClose: closeModal,
});
