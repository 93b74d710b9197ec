import { useSearchParams } from 'react-router';
import { currentLocation, navigate } from './navigator.ts';

/** The views of the way in: `?modal=login`. They open over any page. */
export const authViews = ['login', 'registration', 'recovery', 'newPassword', 'currency', 'avatar'] as const;
export type AuthView = (typeof authViews)[number];

/** All dialogs that have an address. Those of a page open where that page is. */
export const modalNames = [
  ...authViews,
  'secondFactor', // of a sign-in at a provider
  'player', // whose card: the parameter `id`
  'nick',
  'editAvatar',
  'email',
  'twoFactor',
  'endSessions',
  'timeOut',
  'selfExclusion',
  'comeBack',
  'rules',
  'shortcuts',
  'fairness',
] as const;
export type ModalName = (typeof modalNames)[number];

const PARAM = 'modal';
const SUBJECT = 'id'; // what a dialog is about, where that has to be said

/** Whether a word is a dialog that exists. */
export const isModalName = (value: unknown): value is ModalName => modalNames.some((name) => name === value);

const withModal = (search: string, name: ModalName | null, subject?: string): string => {
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
export const openModal = (name: ModalName, subject?: string): void => {
  const { pathname, search } = currentLocation();
  if (hasModal(search)) closeModal();
  else navigate(pathname + withModal(search, name, subject), { state: { modal: true }, preventScrollReset: true });
};

/** Shows another view in the place of the open one, without a step in between. */
export const changeModal = (name: ModalName): void => {
  const { pathname, search, state } = currentLocation();
  navigate(pathname + withModal(search, name), { replace: true, state, preventScrollReset: true });
};

/** Asks a guest to sign in: in the place of the dialog that they are in, if any. */
export const askToSignIn = (): void => {
  if (hasModal(currentLocation().search)) changeModal('login');
  else openModal('login');
};

/** The open dialog, or null. */
export const useModal = (): ModalName | null => {
  const [params] = useSearchParams();
  const name = params.get(PARAM);
  return isModalName(name) ? name : null;
};

/** The open view of the way in, or null. */
export const useAuthView = (): AuthView | null => {
  const name = useModal();
  return authViews.find((view) => view === name) ?? null;
};

/** What the open dialog is about, or null. */
export const useModalSubject = (): string | null => useSearchParams()[0].get(SUBJECT);

/** One of a page's dialogs, as the part that shows it holds it. */
export interface PageDialog {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A dialog of this page under its address. */
export const usePageDialog = (name: ModalName): PageDialog => ({
  open: useModal() === name,
  onOpen: () => openModal(name),
  onClose: closeModal,
});
